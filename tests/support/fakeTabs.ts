import { vi } from 'vitest';

type Listener = (event: { readonly data: unknown }) => void;

/** Channels of one browser; messages are cloned and arrive a millisecond later. */
export const stubChannels = (): void => {
  const open = new Set<FakeChannel>();
  class FakeChannel {
    onmessage: Listener | null = null;
    readonly name: string;
    constructor(name: string) {
      this.name = name;
      open.add(this);
    }
    postMessage(message: unknown): void {
      if (!open.has(this)) throw new DOMException('Channel is closed', 'InvalidStateError');
      for (const other of open) {
        if (other === this || other.name !== this.name) continue;
        const data: unknown = structuredClone(message);
        setTimeout(() => open.has(other) && other.onmessage?.({ data }), 1);
      }
    }
    close(): void {
      open.delete(this);
    }
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel);
};

interface Holder {
  readonly hold: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

const aborted = () => new DOMException('The request was aborted', 'AbortError');

/** Locks of one browser, of a single name. `crash` frees those of its tab. */
export const createFakeLocks = () => {
  let held: Holder | undefined;
  let queue: Holder[] = [];
  const grant = (): void => {
    if (held) return;
    held = queue.shift();
    const holder = held;
    if (!holder) return;
    void Promise.resolve(holder.hold()).then((value) => {
      holder.resolve(value);
      if (held === holder) held = undefined;
      grant();
    });
  };
  const request = (_name: string, { signal, steal }: LockOptions, hold: () => unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const holder: Holder = { hold, resolve, reject };
      signal?.addEventListener('abort', () => {
        queue = queue.filter((entry) => entry !== holder);
        if (held !== holder) reject(aborted());
      });
      if (steal) {
        held?.reject(aborted());
        held = undefined;
        queue = [holder, ...queue];
      } else queue.push(holder);
      queueMicrotask(grant);
    });
  const locks = { request, query: () => Promise.resolve({}) } as unknown as LockManager;
  return { locks, isHeld: () => held !== undefined };
};
