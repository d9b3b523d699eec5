import { useEffect, useRef, useState } from 'react';
import type { Slices } from '#lib/inSlices.ts';

type Compute<I, R> = (input: I, slices: Slices) => Promise<R>;

interface Latest<I, R> {
  readonly input: I;
  readonly result: R | undefined;
}

interface InSlices<I, R> {
  /** A result is valid only for the input given with it, not for a newer one. */
  readonly latest: { readonly input: I; readonly result: R } | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * Runs one computation at a time, then one for the newest input. Each result is reported, however quickly inputs
 * change.
 */
const createRunner = <I, R>(compute: Compute<I, R>, report: (latest: Latest<I, R>) => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  let isRunning = false;
  let next: I | undefined;
  const run = async (input: I): Promise<void> => {
    let result: R | undefined;
    try {
      result = await compute(input, { signal });
    } catch (cause) {
      if (!signal.aborted) console.warn('A computation failed', cause);
    }
    if (!signal.aborted) report({ input, result });
  };
  const runAll = async (): Promise<void> => {
    isRunning = true;
    while (next !== undefined && !signal.aborted) {
      const input = next;
      next = undefined;
      await run(input);
    }
    isRunning = false;
  };
  return {
    take(input: I): void {
      next = input;
      if (!isRunning) void runAll();
    },
    end: () => controller.abort(),
  };
};

export const useInSlices = <I extends object, R>(input: I | undefined, compute: Compute<I, R>): InSlices<I, R> => {
  const [latest, setLatest] = useState<InSlices<I, R>['latest']>();
  const [failed, setFailed] = useState<I>();
  const [attempt, setAttempt] = useState(0);
  const runner = useRef<ReturnType<typeof createRunner<I, R>>>(undefined);
  useEffect(() => {
    const started = createRunner(compute, ({ input: done, result }) => {
      setFailed(result === undefined ? done : undefined);
      if (result !== undefined) setLatest({ input: done, result });
    });
    runner.current = started;
    return () => started.end();
  }, [compute]);
  useEffect(() => {
    if (input) runner.current?.take(input);
  }, [input, compute, attempt]);
  return {
    latest,
    isFailed: input !== undefined && failed === input,
    retry: () => setAttempt((count) => count + 1),
  };
};
