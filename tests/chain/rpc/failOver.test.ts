import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Answers, RpcAnswer } from '#chain/rpc/batchAnswers.ts';
import { networkError, unexpectedResponseError } from '#chain/rpc/errors.ts';
import { createFailOver } from '#chain/rpc/failOver.ts';
import { err, ok } from '#lib/result.ts';

const signal = new AbortController().signal;

/** Fail-over with nodes that do not answer (`down`); `asked` records the requested nodes. */
const setUp = (urls: readonly string[], down: ReadonlySet<string>) => {
  const requests: string[] = [];
  const created: string[] = [];
  const over = createFailOver(urls, (url) => {
    created.push(url);
    return () => {
      requests.push(url);
      return Promise.resolve(down.has(url) ? err(networkError(undefined)) : ok(new Map()));
    };
  });
  return { ...over, requests, created };
};

it('every batch is answered by one of the present nodes while one of them answers, whatever is chosen meanwhile', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 }), { minLength: 1, maxLength: 6 }),
      fc.subarray(['a', 'b', 'c', 'd']),
      async ([first = [], ...later], broken) => {
        const down = new Set(broken);
        const { ask, choice, created } = setUp(first, down);
        for (const urls of [first, ...later]) {
          choice.use(urls);
          const answers = await ask([], signal);
          expect(answers.ok).toBe(urls.some((url) => !down.has(url)));
          expect(urls).toContain(choice.current());
          if (answers.ok) expect(down.has(choice.current())).toBe(false);
        }
        expect(new Set(created).size).toBe(created.length);
      },
    ),
  ));

it('another first node is queried at once; one further back changes nothing', async () => {
  const { ask, choice, requests } = setUp(['a', 'b'], new Set(['a']));
  await ask([], signal);
  expect(choice.current()).toBe('b');
  choice.use(['a', 'b', 'c']);
  expect(choice.current()).toBe('b');
  choice.use(['own', 'a', 'b']);
  expect(choice.current()).toBe('own');
  choice.use(['a', 'b']);
  await ask([], signal);
  expect(requests).toEqual(['a', 'b', 'a', 'b']);
});

it('a request that waits at a node that is removed is queried elsewhere', async () => {
  const { ask, choice } = createFailOver(
    ['slow', 'a'],
    (url) => (_, left) =>
      url === 'a'
        ? Promise.resolve(ok(new Map()))
        : new Promise((resolve) => {
            left.addEventListener('abort', () => resolve(err(networkError(undefined))));
          }),
  );
  const answers = ask([], signal);
  choice.use(['a']);
  expect((await answers).ok).toBe(true);
});

it('a node that refuses history keeps the blocks, and is not queried for history again', async () => {
  const requests: string[] = [];
  const { ask, choice } = createFailOver(['a', 'b'], (url) => (batch) => {
    const methods = batch.map(({ method }) => method);
    requests.push(`${url} ${methods.join(' ')}`);
    const isRefused = url === 'a' && methods.every((method) => method === 'eth_getLogs');
    return Promise.resolve(isRefused ? err(networkError(undefined)) : ok(new Map()));
  });
  const request = (method: string) => ({ jsonrpc: '2.0', id: 1, method, params: [] }) as const;
  const history = [request('eth_getLogs')];
  const block = [request('eth_call'), request('eth_getLogs')];
  expect((await ask(history, signal)).ok).toBe(true);
  expect(choice.current()).toBe('a');
  await ask(history, signal);
  await ask(block, signal);
  expect(requests).toEqual(['a eth_getLogs', 'b eth_getLogs', 'b eth_getLogs', 'a eth_call eth_getLogs']);
  choice.use(['a']);
  expect((await ask(history, signal)).ok).toBe(false);
});

it('an answer of which a part cannot be read counts like none; if no node gives a better one, its other parts count', async () => {
  const flaw = unexpectedResponseError('eth_call', undefined);
  const partly = new Map<number, RpcAnswer>([
    [1, ok('0x')],
    [2, err(flaw)],
  ]);
  let second: Answers = ok(new Map([[1, ok('0x1')]]));
  const { ask, choice } = createFailOver(['a', 'b'], (url) => () => Promise.resolve(url === 'a' ? ok(partly) : second));
  expect(await ask([], signal)).toBe(second);
  expect([choice.current(), choice.fault('a'), choice.isTrusted('a'), choice.isTrusted('b')]).toEqual([
    'b',
    flaw,
    false,
    true,
  ]);
  second = err(networkError(undefined));
  expect(await ask([], signal)).toEqual(ok(partly));
});

it('a node whose reading breaks off is an error with a name, and the next one is queried', async () => {
  const { ask, choice } = createFailOver(['a', 'b'], (url) => () => {
    if (url === 'a') throw new TypeError('Cannot convert object to primitive value');
    return Promise.resolve(ok(new Map()));
  });
  expect((await ask([], signal)).ok).toBe(true);
  expect(choice.fault('a')).toMatchObject({ name: 'RpcError', message: "Failed to read the node's response" });
});
