import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEARCHES_BEYOND_THE_STACK } from './support/differences.ts';
import { openVector, replayHistory } from './support/history.ts';
import type { Market } from './support/market.ts';
import { createStage, type Stage } from './support/stage.ts';
import { createTally } from './support/tally.ts';
import { VECTORS, type PagingVector } from './support/vectorFile.ts';

const SHALLOW = 50n;
const vectors = VECTORS.filter((vector): vector is PagingVector => vector.kind === 'paging');
const tally = createTally();
let stage: Stage;

beforeAll(async () => {
  stage = await createStage();
});

afterAll(async () => {
  console.log(`paging: ${tally.vectors()} vectors, ${tally.comparisons()} comparisons`);
  await stage.stop();
});

type Query = PagingVector['queries'][number];

const search = async (market: Market, side: Query[1], args: readonly unknown[]): Promise<[bigint, bigint]> => {
  const [answer] = await stage.callAll([market.view('getClosestOrderIndex', ...market.tokens(side), ...args)]);
  return [answer?.[0] as bigint, answer?.[1] as bigint];
};

/** The same search in steps that no stack limit stops. */
const searchInSteps = async (market: Market, [, side, args]: Query): Promise<string[]> => {
  const [hint, from, to, depth] = args.map(BigInt);
  let at = hint ?? 0n;
  let left = depth ?? 0n;
  for (;;) {
    const step = left < SHALLOW ? left : SHALLOW;
    const [index, isEnd] = await search(market, side, [at, from, to, step]);
    left -= step;
    if (isEnd === 1n || left === 0n) return [String(index), String(isEnd)];
    at = index;
  }
};

describe('the views on the chain answer as in the recorded paging vectors', () => {
  it.each(vectors.map((vector) => [vector.id, vector] as const))('vector %s agrees', async (id, vector) => {
    const market = await openVector(stage, vector);
    await replayHistory(stage, market, vector.book, tally);
    tally.equal('state', await market.readState(), vector.state);
    const answers = await stage.callAll(
      vector.queries.map(([method, side, args]) => market.view(method, ...market.tokens(side), ...args)),
    );
    for (const [i, query] of vector.queries.entries()) {
      const [method, side, args, recorded] = query;
      const values = answers[i]?.toArray() ?? [];
      const actual = (method === 'getPageOrders' ? [...(values[0] as Iterable<unknown>)] : values).map(String);
      const expected = recorded ?? (await searchInSteps(market, query));
      tally.equal(`${method} ${side} ${args.join(' ')}`, actual, expected);
    }
    const beyond = vector.queries.filter(([, , , recorded]) => recorded === null).length;
    tally.equal('searches that the recorded stack did not allow', beyond, SEARCHES_BEYOND_THE_STACK[id] ?? 0);
    tally.vectorDone();
  });

  it('every paging vector of the file was replayed', () => {
    expect(tally.vectors()).toBe(24);
    expect(vectors).toHaveLength(24);
  });
});
