/** Texts of the active tasks. */
export const copy = {
  title: "Active Tasks",
  count: (count: number) => (count === 1 ? "1 task at work" : `${count} tasks at work`),
  none: "No Active Tasks",
  noneText:
    "An outline, an assessment or a proposal that is being written, or a search for grants, stands here until it is done.",
  drafts: "See your drafts",
  failed: "Failed to load active tasks",
  failedText: "The work goes on. Check the connection and try once more.",
  retry: "Retry",
  show: (title: string) => `Show progress: ${title}`,
  showShort: "Show progress",
} as const;
