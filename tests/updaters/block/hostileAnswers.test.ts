import fc from 'fast-check';
import { afterEach, beforeEach, it, vi } from 'vitest';
import { valueOf } from '#lib/loadable.ts';
import { tokens } from '../../support/fakeBook.ts';
import { BAD, createHonestNode, GOOD, openHostileWorld, type Bend } from '../../support/hostileWorld.ts';

const CASES = 10_000;
/** Worlds that are open at the same time. */
const AT_ONCE = 250;

type Json = readonly unknown[] | Readonly<Record<string, unknown>>;

const isParent = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Every value in a JSON text, by the path to it. */
const pathsIn = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] => [
  path,
  ...(isParent(value) ? Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key])) : []),
];

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isParent(inner) ? (inner as Record<string, unknown>)[key] : undefined), value);

/** The same value with another one at a path; `change` returns undefined to remove it. */
const changed = (value: unknown, path: readonly string[], change: (old: unknown) => unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.flatMap((inner: unknown, i) => {
      if (i !== Number(key)) return [inner];
      const next = changed(inner, rest, change);
      return next === undefined ? [] : [next];
    });
  }
  const fields = { ...(value as Record<string, unknown>) };
  const next = changed(fields[key], rest, change);
  if (next === undefined) delete fields[key];
  else fields[key] = next;
  return fields;
};

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
const word = (digits: string): string => digits.padStart(64, '0');

/** Values that break readers which trust their type. */
const hostileValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    {},
    [],
    [[]],
    '',
    '0x',
    '0x0',
    '0xzz',
    '0x1',
    'x',
    -1,
    0.5,
    1e308,
    2 ** 53,
    { toString: null },
    { toString: null, valueOf: null },
    { message: { toString: null } },
    { length: 1e9 },
    { then: null },
    nested(100),
    `0x${'f'.repeat(64)}`,
    `0x${'f'.repeat(63)}`,
    `0x${word('20').repeat(200)}`,
    `0x${word('').repeat(200)}`,
    '9'.repeat(5000),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Changes of a hexadecimal text: words cut out, put in, or replaced. */
const hexChange = fc
  .record({
    at: fc.nat(400),
    cut: fc.nat(3),
    put: fc.array(fc.constantFrom('20', '40', 'f'.repeat(64), '', '1'), { maxLength: 3 }),
  })
  .map(({ at: index, cut, put }) => (old: unknown): unknown => {
    if (typeof old !== 'string' || old.length < 66) return `${String(isParent(old) ? '' : old)}1`;
    const from = 2 + 64 * (index % Math.floor((old.length - 2) / 64));
    return old.slice(0, from) + put.map(word).join('') + old.slice(from + 64 * cut);
  });

const structural = fc.record({
  index: fc.nat(10_000),
  change: fc.oneof(
    hostileValue.map((value) => () => value),
    fc.constant(() => undefined),
    fc.constant((old: unknown) => (Array.isArray(old) ? [...(old as readonly unknown[]), old[0]] : [old, old])),
    hexChange,
  ),
});

/** From an honest answer to hostile bytes. */
const hostile: fc.Arbitrary<Bend> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(structural, { minLength: 1, maxLength: 3 }).map((changes): Bend => (honest) => {
      let body: unknown = JSON.parse(honest);
      for (const { index, change } of changes) {
        const paths = pathsIn(body);
        body = changed(body, paths[index % paths.length] ?? [], change);
      }
      return String(JSON.stringify(body));
    }),
  },
  {
    weight: 1,
    arbitrary: hostileValue.map(
      (value): Bend =>
        () =>
          JSON.stringify(value),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.nat(3000).map(
      (length): Bend =>
        (honest) =>
          honest.slice(0, length % honest.length),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 200 }).map(
      (bytes): Bend =>
        () =>
          bytes as Uint8Array<ArrayBuffer>,
    ),
  },
  {
    weight: 1,
    arbitrary: hostileValue.map(
      (error): Bend =>
        (_, batch) =>
          JSON.stringify(batch.map(({ id }) => ({ jsonrpc: '2.0', id, error }))),
    ),
  },
);

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** Ends when the poll does; a poll that stays open fails the test by name. */
const ended = async <T>(poll: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the poll stays open')), 60_000);
  });
  const outcome = await Promise.race([poll, open]);
  clearTimeout(timer);
  return outcome;
};

const honest = createHonestNode();

/** As `expect`, which takes longer than a whole case. */
const assert = (isTrue: boolean, sentence: string): void => {
  if (!isTrue) throw new Error(sentence);
};

const isNamed = (error: unknown): boolean => error instanceof Error && error.name !== '' && error.message !== '';
const STATUSES: ReadonlySet<unknown> = new Set(['success', 'reverted', 'unsupported']);

/** True if the stores hold data of the right shape. */
const checkStores = ({ reader, books, results }: ReturnType<typeof openHostileWorld>): void => {
  assert(isCount(reader.lastBlock()), 'the block is a number');
  for (const result of Object.values(results()))
    assert(STATUSES.has(at(result, ['outcome', 'status'])), 'a call has an outcome');
  const book = valueOf(books.reading(tokens.pair)?.book ?? { status: 'idle' });
  for (const { index, remain } of [...(book?.side0.orders ?? []), ...(book?.side1.orders ?? [])])
    assert(typeof index === 'bigint' && typeof remain === 'bigint', 'an order has amounts');
};

/** One hostile first node and an honest second one, or none. */
const tryCase = async (bend: Bend, urls: readonly string[], readsOn: boolean): Promise<void> => {
  const world = openHostileWorld(honest, bend, urls);
  const { rpc, reader, requests, failures, state } = world;
  const outcome = await ended(reader.pollNewBlock());
  if (readsOn) await ended(reader.readSameBlock(() => true));
  const fault = rpc.nodes.fault(BAD);
  assert([...failures, ...(fault ? [fault] : [])].every(isNamed), 'an error has a name and a message');
  if (urls.includes(GOOD)) {
    assert(outcome.kind === 'advanced', 'the block is shown');
    assert(!fault || requests.includes(GOOD), 'the next node is asked');
  } else if (outcome.kind !== 'advanced') {
    assert(failures.length > 0, 'the failure is known');
    state.bend = (text) => text;
    assert((await ended(reader.pollNewBlock())).kind === 'advanced', 'the next block is shown');
  }
  checkStores(world);
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args: readonly unknown[]) => {
    throw new Error(`no reader throws: ${args.map(String).join(' ')}`);
  });
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ['the next node is asked', [BAD, GOOD], CASES],
  ['a single node is read again once it answers rightly', [BAD], CASES / 10],
] as const)(
  'each poll ends, errors have names, stores stay whole, and %s, whatever bytes a node answers',
  async (_, urls, cases) => {
    const bends = fc.sample(hostile, { numRuns: cases, seed: 20_261_126 });
    for (let from = 0; from < cases; from += AT_ONCE)
      await Promise.all(
        bends.slice(from, from + AT_ONCE).map(async (bend, i) => {
          try {
            await tryCase(bend, urls, i % 5 === 0);
          } catch (cause) {
            throw new Error(`case ${from + i}: ${String(bend(await honest.answerTo(SAMPLE), []))}`.slice(0, 3000), {
              cause,
            });
          }
        }),
      );
  },
);

/** A batch to show what a failing case makes of it. */
const SAMPLE = JSON.stringify([{ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }]);
