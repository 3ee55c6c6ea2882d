/** What a command is run with. */
export interface Terminal {
  /** The environment that holds the settings. */
  env: Record<string, string | undefined>;
  print(line: string): void;
  printError(line: string): void;
  now: () => Date;
  /** Is aborted when the command is to stop. */
  signal: AbortSignal;
}
