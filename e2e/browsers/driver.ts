/** What a walk presses and writes in. */
export type Role = "button" | "checkbox" | "link" | "textbox";

/** A browser as a walk uses it: it finds what it presses by role and accessible name, and presses real keys. */
export interface Driver {
  /** Its name and version, as it says them itself. */
  readonly version: string;
  /** Goes to an address, and waits until it is loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits for a control that may be pressed, and presses it in its middle. */
  press(role: Role, name: string): Promise<void>;
  /** Types into what has the focus, a key at a time. */
  type(words: string): Promise<void>;
  /** Selects all of what has the focus. */
  selectAll(): Promise<void>;
  /** Has a function answered in the page, which sees nothing but what it is given. */
  ask<Given extends unknown[], Answer>(
    question: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>;
  /** What went wrong in its pages since this was asked last: errors, and what their policy refused. */
  problems(): Promise<string[]>;
  /** Takes the network away from its pages, or gives it back. Missing where the driver cannot. */
  setOffline?(isOffline: boolean): Promise<void>;
  /** Waits for a file that was downloaded since the browser started. Missing where the driver cannot say. */
  downloaded?(name: RegExp): Promise<Buffer>;
  /** Takes a picture of what is in sight. */
  picture(path: string): Promise<void>;
  end(): Promise<void>;
}

/** A kind of browser that can be walked. */
export interface Engine {
  /** What to install where it is missing. Undefined where it is there. */
  missing(): string | undefined;
  /** Starts it with nothing kept. */
  start(): Promise<Driver>;
  /** What a page says of its problems, put into the copy of the app that it is given, where the driver cannot listen to it. */
  inPage?: () => void;
}

/** The driver does not come back from a command, whatever the page does. */
export class DriverHangs extends Error {}

/** Ends the wait for what does not come. The work itself goes on. */
export async function within<Answer>(milliseconds: number, work: Promise<Answer>, late: () => Error): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(late()), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
