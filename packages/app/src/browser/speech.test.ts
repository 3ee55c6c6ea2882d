import { afterEach, describe, expect, it, vi } from "vitest";
import { FakeRecognition, installFakeSpeech } from "./speech.fixture.ts";
import { canDictate, startDictation, type SpeechListener } from "./speech.ts";

const restores: (() => void)[] = [];
afterEach(() => {
  for (const restore of restores.splice(0)) restore();
  vi.useRealTimers();
});

function start(name?: Parameters<typeof installFakeSpeech>[0]) {
  restores.push(installFakeSpeech(name));
  vi.useFakeTimers();
  const heard: string[] = [];
  const listener: SpeechListener = {
    onWords: (words) => heard.push(words),
    onInterim: vi.fn<(words: string) => void>(),
    onProblem: vi.fn<(problem: string) => void>(),
    onEnd: vi.fn<() => void>(),
  };
  return { heard, listener, dictation: startDictation(listener), recognition: FakeRecognition.current! };
}

describe("dictation", () => {
  it("is there under either name, or not at all [2.1-with-dictation]", () => {
    for (const name of ["SpeechRecognition", "webkitSpeechRecognition"] as const) {
      restores.push(installFakeSpeech(name));
      expect(canDictate()).toBe(true);
    }
    restores.push(installFakeSpeech("none"));
    expect(canDictate()).toBe(false);
  });

  it("hears American English without pause [2.9-speech]", () => {
    const { recognition } = start("webkitSpeechRecognition");
    expect(recognition).toMatchObject({ lang: "en-US", continuous: true, interimResults: true });
  });

  it("hands over finished words once, in order, however often they are given", () => {
    const { heard, recognition, listener } = start();
    recognition.hear("one", false);
    expect(listener.onInterim).toHaveBeenLastCalledWith("one");
    recognition.hear("one two", true);
    recognition.hear("three", true);
    recognition.onresult?.({ results: recognition.results });
    recognition.hear("  ", true);
    expect(heard).toEqual(["one two", "three"]);
    expect(listener.onInterim).toHaveBeenLastCalledWith("");
  });

  it("goes on after a silence, and starts counting results anew [2.8-voice-no-speech]", () => {
    const { heard, recognition, listener } = start();
    recognition.hear("one", true);
    vi.advanceTimersByTime(8_000);
    recognition.fail("no-speech");
    expect(FakeRecognition.starts).toBe(2);
    expect(listener.onProblem).not.toHaveBeenCalled();
    expect(listener.onEnd).not.toHaveBeenCalled();
    recognition.hear("two", true);
    expect(heard).toEqual(["one", "two"]);
  });

  it("does not go round in circles where it ends at once", () => {
    const { recognition, listener } = start();
    recognition.fail("no-speech");
    expect(FakeRecognition.starts).toBe(1);
    expect(listener.onEnd).toHaveBeenCalledOnce();
  });

  it("takes what was said before it was stopped, and nothing after it was given up", () => {
    const { heard, recognition, dictation, listener } = start();
    recognition.stop = () => {};
    dictation.stop();
    recognition.hear("the last words", true);
    recognition.onend?.();
    expect(heard).toEqual(["the last words"]);
    expect(listener.onEnd).toHaveBeenCalledOnce();
    const second = start();
    second.dictation.abort();
    second.recognition.hear("too late", true);
    expect(second.heard).toEqual([]);
  });

  it.each([
    ["not-allowed", "denied"],
    ["network", "network"],
    ["service-not-allowed", "service"],
    ["audio-capture", "microphone"],
  ])("ends with a problem: %s", (error, problem) => {
    const { recognition, listener } = start();
    vi.advanceTimersByTime(8_000);
    recognition.fail(error);
    expect(listener.onProblem).toHaveBeenCalledExactlyOnceWith(problem);
    expect(listener.onEnd).toHaveBeenCalledOnce();
    expect(FakeRecognition.starts).toBe(1);
  });

  it("says so where the microphone cannot be opened", async () => {
    restores.push(
      vi.spyOn(FakeRecognition.prototype, "start").mockImplementation(() => {
        throw new DOMException("busy", "InvalidStateError");
      }).mockRestore,
    );
    const { listener } = start();
    await Promise.resolve();
    expect(listener.onProblem).toHaveBeenCalledWith("microphone");
    expect(listener.onEnd).toHaveBeenCalledOnce();
  });
});
