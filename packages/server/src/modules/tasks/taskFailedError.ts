/** Work that cannot be done, however often it is tried. Its message is a text for the person. */
export class TaskFailedError extends Error {
  override name = "TaskFailedError";
}
