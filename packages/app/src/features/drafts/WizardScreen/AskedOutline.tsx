import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useKeptText } from "../../../autosave/useKeptText.ts";
import { useCanGoOn } from "../../../session/useCanGoOn.ts";
import { useSessionState } from "../../../session/SessionProvider.tsx";
import { askedOf, noText, wizardPlace } from "./wizardText.ts";

/** Leads to the wizard where an outline was asked for on the landing page before the sign-in: it is made there at once. */
export default function AskedOutline() {
  const navigate = useNavigate();
  const { userId } = useSessionState();
  const [{ typed }] = useKeptText(userId, wizardPlace(undefined), noText);
  const isWanted = askedOf(typed) !== undefined;
  const canGoOn = useCanGoOn();
  useEffect(() => {
    if (isWanted && canGoOn) void navigate("/docs/new", { replace: true });
  }, [isWanted, canGoOn, navigate]);
  return null;
}
