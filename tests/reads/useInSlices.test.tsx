import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useInSlices } from '#reads/useInSlices.ts';

interface Question {
  readonly name: string;
}

/** Computations that end when they are released, in any order. */
const createComputation = () => {
  const started: { readonly input: Question; readonly end: (result: string | Error) => void }[] = [];
  const compute = vi.fn(
    (input: Question, { signal }: { readonly signal?: AbortSignal | undefined }) =>
      new Promise<string>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
        started.push({
          input,
          end: (result) => (typeof result === 'string' ? resolve(result) : reject(result)),
        });
      }),
  );
  const end = async (at: number, result: string | Error): Promise<void> => {
    await act(async () => started[at]?.end(result));
  };
  return { compute, started, end };
};

const open = (first: Question | undefined) => {
  const computation = createComputation();
  const hook = renderHook(({ input }) => useInSlices(input, computation.compute), {
    initialProps: { input: first } as { input: Question | undefined },
  });
  return { ...computation, ...hook };
};

const [A, B, C] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }] as const;

it('a result stays with its input while newer inputs come, and then only the newest is computed', async () => {
  const { result, rerender, started, end } = open(A);
  rerender({ input: B });
  rerender({ input: C });
  expect(started.map(({ input }) => input)).toEqual([A]);
  await end(0, 'result of a');
  expect(result.current.latest).toEqual({ input: A, result: 'result of a' });
  expect(started.map(({ input }) => input)).toEqual([A, C]);
  await end(1, 'result of c');
  expect(result.current.latest).toEqual({ input: C, result: 'result of c' });
});

it('a failure is of its input: the older result stays, retry computes again, and a newer input is not failed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { result, rerender, started, end } = open(A);
  await end(0, 'result of a');
  rerender({ input: B });
  await end(1, new Error('broken'));
  expect(result.current).toMatchObject({ latest: { input: A, result: 'result of a' }, isFailed: true });
  act(() => result.current.retry());
  expect(started.map(({ input }) => input)).toEqual([A, B, B]);
  await end(2, 'result of b');
  expect(result.current).toMatchObject({ latest: { input: B, result: 'result of b' }, isFailed: false });
  rerender({ input: C });
  await end(3, new Error('broken'));
  rerender({ input: A });
  expect(result.current.isFailed).toBe(false);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('leaving the page ends the computation', async () => {
  const { unmount, compute } = open(A);
  const { signal } = compute.mock.calls[0]?.[1] ?? {};
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});

it('nothing is computed without an input', () => {
  const { result, compute } = open(undefined);
  expect(compute).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ latest: undefined, isFailed: false });
});
