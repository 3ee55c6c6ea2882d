import { showToast } from "@grantwright/ui";
import { useEffect } from "react";
import { Navigate } from "react-router-dom";

const copy = {
  title: "There is no page at this address",
  text: "This is the first page. What you have written is where you left it.",
} as const;

/** An address that nothing stands at: leads home, and says why. */
export default function UnknownAddress() {
  useEffect(() => void showToast({ title: copy.title, description: copy.text }), []);
  return <Navigate to="/" replace />;
}
