import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { httpError, isMissingBlock, isTooMany, networkError, RpcResponseError } from '#chain/rpc/errors.ts';
import { patientReader } from '#chain/rpc/patientReader.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A node that answers one question after another with these, errors as refusals. */
const askOf = (answers: readonly unknown[], isTransient = isTooMany) => {
  const left = [...answers];
  const send = vi.fn((): Promise<never> => {
    const next = left.shift();
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next as never);
  });
  const queries = patientReader({ send }, { isTransient, tries: 2, waitMs: 1000 }).send('eth_call', [1]);
  const outcome = queries.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  return { send, outcome };
};

const TOO_MANY = httpError(429, 'Too Many Requests');
const LIMIT = new RpcResponseError(-32005, 'limit exceeded', undefined);

it.each([
  ['the status 429', TOO_MANY],
  ['its own error for too many requests', LIMIT],
])('a node that answers with %s is queried again, after a while', async (_, error) => {
  const { send, outcome } = askOf([error, error, 'fine']);
  await vi.advanceTimersByTimeAsync(999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1001);
  await expect(outcome).resolves.toEqual({ value: 'fine' });
  expect(send.mock.calls).toEqual([
    ['eth_call', [1]],
    ['eth_call', [1]],
    ['eth_call', [1]],
  ]);
});

it('gives up after three requests and returns the error', async () => {
  const { send, outcome } = askOf([TOO_MANY, TOO_MANY, TOO_MANY, 'late']);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(outcome).resolves.toEqual({ error: TOO_MANY });
  expect(send).toHaveBeenCalledTimes(3);
});

it.each([
  ['a reverted call', new RpcResponseError(3, 'execution reverted', '0x')],
  ['a node that cannot be reached', networkError(new Error('offline'))],
])('%s is reported at once', async (_, error) => {
  const { send, outcome } = askOf([error, 'fine']);
  await expect(outcome).resolves.toEqual({ error });
  expect(send).toHaveBeenCalledTimes(1);
});

it.each(['header not found', 'BlockOutOfRangeError: block height is 5 but requested was 7', 'missing trie node 12'])(
  'a block that this node does not have is requested again: "%s"',
  async (message) => {
    const { outcome } = askOf([new RpcResponseError(-32000, message, undefined), 'fine'], isMissingBlock);
    await vi.advanceTimersByTimeAsync(1000);
    await expect(outcome).resolves.toEqual({ value: 'fine' });
  },
);
