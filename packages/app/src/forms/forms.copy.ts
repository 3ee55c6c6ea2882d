/** Texts that forms share. */
export const formsCopy = {
  tooLong: (over: number, most: number) =>
    `${over} over the limit of ${most} characters. Nothing is cut; shorten it to send it.`,
} as const;
