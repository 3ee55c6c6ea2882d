/** One lock, and who waits for it. */
class FakeLock {
  #release: (() => void) | undefined;
  readonly waiting: (() => void)[] = [];

  get isHeld(): boolean {
    return this.#release !== undefined;
  }

  hold(callback: (lock: object) => unknown): Promise<unknown> {
    const release = () => {
      if (this.#release !== release) return;
      this.#release = undefined;
      this.waiting.shift()?.();
    };
    this.#release = release;
    return Promise.resolve(callback({})).finally(release);
  }

  /** Takes it from its holder. */
  free(): void {
    this.#release?.();
  }
}

/** Web Locks of a browser whose tabs a test holds. */
export class FakeLocks {
  readonly #locks = new Map<string, FakeLock>();
  /** The page may not have any, as where a browser keeps nothing for a site. */
  isRefused = false;

  readonly request = async (
    name: string,
    { ifAvailable, signal }: LockOptions,
    callback: (lock: object | null) => unknown,
  ): Promise<unknown> => {
    if (this.isRefused) throw new DOMException("No locks here.", "SecurityError");
    signal?.throwIfAborted();
    const lock = this.#locks.get(name) ?? new FakeLock();
    this.#locks.set(name, lock);
    if (!lock.isHeld) return lock.hold(callback);
    if (ifAvailable) return callback(null);
    return new Promise((resolve, reject) => {
      const begin = () => void lock.hold(callback).then(resolve, reject);
      lock.waiting.push(begin);
      signal?.addEventListener("abort", () => {
        const at = lock.waiting.indexOf(begin);
        if (at < 0) return;
        lock.waiting.splice(at, 1);
        reject(signal.reason as Error);
      });
    });
  };

  /** The tabs that hold one are closed: nothing of them runs any more, and the next have it. */
  closeHolders(): void {
    for (const lock of this.#locks.values()) lock.free();
  }
}

/** A channel between the tabs that a test holds. */
export class FakeChannel extends EventTarget {
  static #all = new Set<FakeChannel>();
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.#all.add(this);
  }

  postMessage(data: unknown): void {
    if (!FakeChannel.#all.has(this)) throw new DOMException("Channel is closed", "InvalidStateError");
    for (const other of FakeChannel.#all)
      if (other !== this && other.name === this.name)
        queueMicrotask(() => FakeChannel.#all.has(other) && other.dispatchEvent(new MessageEvent("message", { data })));
  }

  close(): void {
    FakeChannel.#all.delete(this);
  }

  /** Closes what was left open. */
  static closeAll(): void {
    FakeChannel.#all.clear();
  }
}

/** A page goes out of sight, and may be kept for going back; or it comes back out of there. */
export function turnPage(type: "pagehide" | "pageshow", persisted: boolean): Event {
  return Object.assign(new Event(type), { persisted });
}
