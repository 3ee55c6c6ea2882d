import type { Schemas } from "@grantwright/api-client";
import { dayLabel, momentLabel } from "@grantwright/ui";

type Passkey = Schemas["Passkey"];

/** Texts of passkeys. */
export const passkeysCopy = {
  list: "Your passkeys",
  failed: "Your passkeys could not be loaded",
  retry: "Retry",
  none: "You have no passkey yet.",
  details: ({ addedAt, lastUsedAt, isSynced }: Passkey) =>
    [
      `Added ${dayLabel(addedAt)}`,
      lastUsedAt === null ? "never used" : `last used ${momentLabel(lastUsedAt)}`,
      isSynced ? "shared between your devices" : "on one device",
    ].join(", "),
  add: "Add a passkey",
  rename: "Rename",
  renameNamed: (name: string) => `Rename: ${name}`,
  remove: "Remove",
  removeNamed: (name: string) => `Remove: ${name}`,
  removeTitle: (name: string) => `Remove “${name}”?`,
  removeText: "Nobody signs in with it any more. Delete it on the device, too: there it goes on being offered.",
  keep: "Keep it",
  removing: "Removing…",
  removed: "The passkey is removed",
  added: "The passkey is added",
  renamed: "The passkey is renamed",
  addTitle: "Add a passkey",
  addText: "Your browser asks next where to keep it.",
  name: "Name",
  nameText: "So that you know it in the list, such as the device that it is on.",
  nameRequired: "Enter a name.",
  nameTooLong: (over: number) => `The name is ${over} over the limit of 100 characters.`,
  addFailed: "The passkey was not added. Please try again.",
  renameTitle: "Rename the passkey",
  save: "Save",
  saving: "Saving…",
  waiting: "Waiting for your device…",
  cancel: "Cancel",
};
