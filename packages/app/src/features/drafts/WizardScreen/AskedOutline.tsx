import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useKeptText } from "../../../autosave/useKeptText.ts";
import { useSessionState } from "../../../session/SessionProvider.tsx";
import { useCanGoOn } from "../../../session/useCanGoOn.ts";
import { askedOf, noText, wizardPlace } from "./wizardText.ts";

/**
 * Leads to the wizard where an outline was asked for on the home page, by a visitor before the sign-in or by somebody new: it is made there at once. It looks for
 * the words only where it can go on: another tab that did would take them away from the one where the person is.
 */
export default function AskedOutline() {
  return useCanGoOn() && <GoOn />;
}

function GoOn() {
  const navigate = useNavigate();
  const { userId } = useSessionState();
  const [{ typed }] = useKeptText(userId, wizardPlace(undefined), noText);
  const isWanted = askedOf(typed) !== undefined;
  useEffect(() => {
    if (isWanted) void navigate("/docs/new", { replace: true });
  }, [isWanted, navigate]);
  return null;
}
