import { yieldToMain } from './yieldToMain.ts';

/** Short enough that a phone with a quarter of this speed answers input within 50 ms. */
const SLICE_MS = 8;

export interface Slices {
  readonly signal?: AbortSignal | undefined;
  readonly now?: () => number;
}

/** Calls in order, and gives way to input between slices. An aborted signal ends it with its reason. */
export const inSlices = async <T>(
  items: Iterable<T>,
  each: (item: T) => void,
  { signal, now = () => performance.now() }: Slices = {},
): Promise<void> => {
  let start = now();
  for (const item of items) {
    if (now() - start >= SLICE_MS) {
      await yieldToMain();
      start = now();
    }
    signal?.throwIfAborted();
    each(item);
  }
};
