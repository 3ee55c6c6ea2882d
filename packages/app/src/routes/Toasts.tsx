import { ToastRegion } from "@grantwright/ui";

/** Where toasts appear. A module of its own, so that it loads after the page. */
export default function Toasts() {
  return <ToastRegion />;
}
