/** Speech recognition without a microphone: a test says what is heard. */
export class FakeRecognition {
  /** The one that was started last. */
  static current: FakeRecognition | undefined;
  /** How often one was started. */
  static starts = 0;

  lang = "";
  continuous = false;
  interimResults = false;
  onresult: ((event: { results: { isFinal: boolean; 0: { transcript: string }; length: 1 }[] }) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  results: { isFinal: boolean; 0: { transcript: string }; length: 1 }[] = [];

  start(): void {
    FakeRecognition.current = this;
    FakeRecognition.starts += 1;
    this.results = [];
  }

  stop(): void {
    this.onend?.();
  }

  abort(): void {
    this.onend?.();
  }

  /** Words are heard; those under way are replaced. */
  hear(transcript: string, isFinal: boolean): void {
    if (this.results.at(-1)?.isFinal === false) this.results.pop();
    this.results.push({ isFinal, 0: { transcript }, length: 1 });
    this.onresult?.({ results: this.results });
  }

  /** It gives up, as browsers do: the error, then the end. */
  fail(error: string): void {
    this.onerror?.({ error });
    this.onend?.();
  }
}

/** Puts the fake in place of the browser's own, under the name that `scope` takes it by. Gives back what undoes it. */
export function installFakeSpeech(
  name: "SpeechRecognition" | "webkitSpeechRecognition" | "none" = "SpeechRecognition",
): () => void {
  const scope = globalThis as Record<string, unknown>;
  const names = ["SpeechRecognition", "webkitSpeechRecognition"];
  const before = names.map((each) => scope[each]);
  for (const each of names) scope[each] = undefined;
  FakeRecognition.current = undefined;
  FakeRecognition.starts = 0;
  if (name !== "none") scope[name] = FakeRecognition;
  return () => names.forEach((each, index) => (scope[each] = before[index]));
}
