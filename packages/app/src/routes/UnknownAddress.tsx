import { showToast } from "@grantwright/ui";
import { useEffect } from "react";
import { Navigate } from "react-router-dom";

const copy = {
  title: "There is no page at this address",
  text: "We brought you to the first page. Nothing you wrote is lost.",
} as const;

/** An address that nothing stands at: leads home, and says why. */
export default function UnknownAddress() {
  useEffect(() => void showToast({ title: copy.title, description: copy.text }), []);
  return <Navigate to="/" replace />;
}
