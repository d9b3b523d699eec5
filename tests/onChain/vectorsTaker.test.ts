import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDERS_BEYOND_THE_STACK } from './support/differences.ts';
import { openVector, replayHistory } from './support/history.ts';
import { checkPlacement } from './support/placement.ts';
import { createStage, type Stage } from './support/stage.ts';
import { createTally } from './support/tally.ts';
import { VECTORS, type PlacementVector } from './support/vectorFile.ts';

const vectors = VECTORS.filter((vector): vector is PlacementVector => vector.kind === 'taker');
const tally = createTally();
let stage: Stage;

beforeAll(async () => {
  stage = await createStage();
});

afterAll(async () => {
  console.log(`taker: ${tally.vectors()} vectors, ${tally.comparisons()} comparisons`);
  await stage.stop();
});

describe('an order placed on the chain gives every number of the recorded taker vectors', () => {
  it.each(vectors.map((vector) => [vector.id, vector] as const))('vector %s agrees', async (id, vector) => {
    const market = await openVector(stage, vector);
    await replayHistory(stage, market, vector.book, tally);
    const { nextIndex, ...state } = vector.state;
    tally.equal('state before', await market.readState(), state);
    const expected = ORDERS_BEYOND_THE_STACK[id]?.(vector) ?? vector.expect;
    await checkPlacement(stage, market, { ...vector, expect: expected }, tally);
    if (expected.status === 1) tally.equal('next index', expected.orderIndex, nextIndex);
    tally.vectorDone();
  });

  it('every taker vector of the file was replayed', () => {
    expect(tally.vectors()).toBe(529);
    expect(vectors).toHaveLength(529);
    expect(Object.keys(ORDERS_BEYOND_THE_STACK).every((id) => vectors.some((vector) => vector.id === id))).toBe(true);
  });
});
