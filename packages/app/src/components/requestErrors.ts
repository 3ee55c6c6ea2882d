import { ApiError } from "@grantwright/api-client";
import { showToast } from "@grantwright/ui";

/** Texts of requests that did not work out. */
export const requestCopy = {
  noCredits: "No credits available",
  noCreditsText: "Please upgrade your subscription to generate proposals.",
  failed: "Request failed",
  tryAgain: "Please try again.",
  error: "An error occurred. Please try again.",
  uploadFailed: (file: string) => `Failed to upload ${file}`,
} as const;

/** Says why a creation was answered without a task. */
export function showCreationError(error: string | undefined): void {
  if (error === "noCredits")
    showToast({ title: requestCopy.noCredits, description: requestCopy.noCreditsText, tone: "danger" });
  else if (error) showToast({ title: requestCopy.failed, description: error, tone: "danger" });
  else showToast({ title: requestCopy.error, tone: "danger" });
}

/** Whether what the server said is meant for the person: what it refused, or cannot do now; not where the fault is its own. */
const isForPerson = ({ status }: ApiError): boolean => status < 500 || status === 503;

/** Says that a request failed, in the server's words where it has some. A refused session is spoken of by the sign-in dialog. */
export function showRequestError(error: unknown): void {
  const said = error instanceof ApiError ? error : undefined;
  if (said?.status === 401 || said?.status === 403) return;
  showToast({
    title: requestCopy.failed,
    description: (said && isForPerson(said) && said.serverMessage) || requestCopy.tryAgain,
    tone: "danger",
  });
}
