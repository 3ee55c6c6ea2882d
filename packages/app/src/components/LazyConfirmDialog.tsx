import { ConfirmDialog, type ConfirmDialogProps } from "@grantwright/ui";

/** The question before something is done. A module of its own, so that it loads when it is asked. */
export default function LazyConfirmDialog(props: ConfirmDialogProps) {
  return <ConfirmDialog {...props} />;
}
