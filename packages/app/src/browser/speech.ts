/** What of the browser's speech recognition is used; TypeScript's own types do not have it. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> }) => void) | null;
  onerror: (event: { error: string }) => void;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

type RecognitionClass = new () => Recognition;

/** Why dictation ended by itself. */
export type SpeechProblem = "denied" | "network" | "service" | "microphone";

/** Who hears what was said. */
export interface SpeechListener {
  /** Words that will not change any more. Called once for each. */
  onWords: (words: string) => void;
  /** What the words under way look like so far; empty for none. */
  onInterim: (words: string) => void;
  onProblem: (problem: SpeechProblem) => void;
  /** It listens no more, whyever. */
  onEnd: () => void;
}

/** A dictation under way. */
export interface Dictation {
  /** Ends it; what was said until now still arrives. */
  stop: () => void;
  /** Ends it at once; nothing arrives any more. */
  abort: () => void;
}

const problems: Record<string, SpeechProblem> = {
  "not-allowed": "denied",
  network: "network",
  "service-not-allowed": "service",
  "language-not-supported": "service",
  "audio-capture": "microphone",
};

/** A session that ends sooner than this has no microphone to listen to, in milliseconds. */
const shortest = 500;

function recognitionClass(): RecognitionClass | undefined {
  const scope = globalThis as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
}

/** Whether this browser can turn speech into text. */
export const canDictate = (): boolean => recognitionClass() !== undefined;

/** Listens until it is stopped: American English, through pauses and silence. Call only where `canDictate`. */
export function startDictation(listener: SpeechListener): Dictation {
  const Recognition = recognitionClass();
  if (!Recognition) throw new Error("This browser has no speech recognition.");
  const recognition = new Recognition();
  recognition.lang = "en-US";
  recognition.continuous = true;
  recognition.interimResults = true;

  let isWanted = true;
  let committed = 0;
  let startedAt = 0;
  const begin = () => {
    committed = 0;
    startedAt = Date.now();
    try {
      recognition.start();
      return true;
    } catch {
      listener.onProblem("microphone");
      return false;
    }
  };

  recognition.onresult = ({ results }) => {
    let interim = "";
    // A browser may hand over finished results again with those that follow.
    for (let index = committed; index < results.length; index += 1) {
      const result = results[index]!;
      const words = (result[0]?.transcript ?? "").trim();
      if (!result.isFinal) interim += `${words} `;
      else if (index === committed) {
        committed += 1;
        if (words) listener.onWords(words);
      }
    }
    listener.onInterim(interim.trim());
  };
  const onerror: Recognition["onerror"] = ({ error }) => {
    const problem = problems[error];
    if (!problem) return;
    isWanted = false;
    listener.onProblem(problem);
  };
  Object.assign(recognition, { onerror });
  recognition.onend = () => {
    listener.onInterim("");
    // Browsers end it after a silence; it goes on until the person has enough.
    if (isWanted && Date.now() - startedAt >= shortest && begin()) return;
    isWanted = false;
    listener.onEnd();
  };
  if (!begin()) queueMicrotask(listener.onEnd);

  return {
    stop: () => {
      isWanted = false;
      recognition.stop();
    },
    abort: () => {
      isWanted = false;
      Object.assign(recognition, { onresult: null, onerror: null, onend: null });
      recognition.abort();
    },
  };
}
