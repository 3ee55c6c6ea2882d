/** Texts of the active tasks. */
export const copy = {
  title: "Active Tasks",
  count: (count: number) => (count === 1 ? "1 task at work" : `${count} tasks at work`),
  none: "No Active Tasks",
  noneText: "Outlines, assessments, proposals and searches for grants show here while they are being made.",
  last: "Recent drafts",
  drafts: "All drafts",
  failed: "Failed to load active tasks",
  failedText: "The work goes on. Check the connection and try once more.",
  retry: "Retry",
  show: (title: string) => `Show progress: ${title}`,
  showShort: "Show progress",
} as const;
