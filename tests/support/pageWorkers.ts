import { vi } from 'vitest';

/** jsdom has no workers. These run on the page, until `vi.unstubAllGlobals`. */
abstract class PageWorker extends EventTarget {
  private isEnded = false;
  abstract postMessage(message: unknown): void;
  protected answer(data: unknown): void {
    if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
  }
  terminate(): void {
    this.isEnded = true;
  }
}

/** Workers that answer each message with the result of `work`. */
export const startWorkers = <T>(work: (message: T) => Promise<unknown>): void => {
  vi.stubGlobal(
    'Worker',
    class extends PageWorker {
      postMessage(message: T): void {
        void work(structuredClone(message)).then((data) => this.answer(data));
      }
    },
  );
};

/** Runs a worker's loaded module: it listens to the window and posts there, so only one may work at a time. */
export const startLoadedWorker = (): void => {
  let answer = (_data: unknown): void => undefined;
  vi.stubGlobal('postMessage', (data: unknown) => answer(data));
  vi.stubGlobal(
    'Worker',
    class extends PageWorker {
      postMessage(message: unknown): void {
        answer = (data) => this.answer(data);
        window.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) }));
      }
    },
  );
};
