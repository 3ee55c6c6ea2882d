import { useUpdateMe } from "@grantwright/api-client/react-query";
import { showToast } from "@grantwright/ui";

/** Texts of the choice whether product mails are wanted. */
export const emailPreferenceCopy = {
  consent: "Yes, I want to receive emails about grant opportunities, deadlines, and updates.",
  failed: "Failed to update email preferences. Please try again.",
  on: "Email notifications enabled",
  onText: "You will now receive email notifications for important messages and updates.",
  off: "Email notifications disabled",
  offText: "You will no longer receive email notifications.",
} as const;

/** Saves whether product mails are wanted, and says how that went. `save` answers whether it is saved. */
export function useEmailPreference() {
  const update = useUpdateMe();
  return {
    isSaving: update.isPending,
    save: async (product: boolean): Promise<boolean> => {
      const { on, onText, off, offText, failed } = emailPreferenceCopy;
      try {
        await update.mutateAsync({ sendEmails: { product } });
      } catch {
        showToast({ title: failed, tone: "danger" });
        return false;
      }
      showToast({ title: product ? on : off, description: product ? onText : offText, tone: "success" });
      return true;
    },
  };
}
