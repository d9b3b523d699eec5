import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hex } from '#domain/multicall/types.ts';
import { openVector, replayHistory } from './support/history.ts';
import type { Market } from './support/market.ts';
import { person } from './support/people.ts';
import { checkPlacement } from './support/placement.ts';
import { createStage, type Stage } from './support/stage.ts';
import { createTally } from './support/tally.ts';
import { VECTORS, type CancellationVector, type PlacementVector, type Vector } from './support/vectorFile.ts';

type EthVector = PlacementVector | CancellationVector;
const isCancellation = (vector: EthVector): vector is CancellationVector => vector.action.fn === 'cancelOrderForNum';
const vectors = VECTORS.filter((vector: Vector): vector is EthVector => vector.kind === 'eth');
const tally = createTally();
let stage: Stage;

beforeAll(async () => {
  stage = await createStage();
});

afterAll(async () => {
  console.log(`eth: ${tally.vectors()} vectors, ${tally.comparisons()} comparisons`);
  await stage.stop();
});

const checkCancellation = async (market: Market, { action, expect: expected, tokens, state }: CancellationVector) => {
  const holdings = async () => ({
    coins: BigInt(await stage.node.rpc<Hex>('eth_getBalance', person(action.sender), 'latest')),
    wrapped: (await market.readBalances(tokens[0] === 'WETH' ? 'A' : 'B', [action.sender])).get(action.sender) ?? 0n,
  });
  const transaction = market.cancelling(action);
  const answer = await stage.tryCall(transaction);
  const before = await holdings();
  tally.equal('status', Number((await stage.execute(transaction)).status), expected.status);
  const now = await market.readState();
  if (!answer.ok) {
    const { reserves, deposits, balances, A, B } = state;
    tally.equal('revert', answer.reason, expected.revert);
    tally.equal('state after a revert', now, { reserves, deposits, balances, A, B });
    return;
  }
  const after = await holdings();
  tally.equal('ethReceived', String(after.coins - before.coins), expected.ethReceived);
  tally.equal('wethReceived', String(after.wrapped - before.wrapped), expected.wethReceived);
  tally.equal('deposits', now.deposits, expected.deposits);
  tally.equal('balances', now.balances, expected.balances);
  tally.equal('state', now, expected.state);
};

describe('orders in native coin on the chain give every number of the recorded eth vectors', () => {
  it.each(vectors.map((vector) => [vector.id, vector] as const))('vector %s agrees', async (_id, vector) => {
    const market = await openVector(stage, vector);
    await replayHistory(stage, market, vector.book, tally);
    const { nextIndex, ...state } = vector.state;
    tally.equal('state before', await market.readState(), state);
    if (isCancellation(vector)) await checkCancellation(market, vector);
    else {
      await checkPlacement(stage, market, vector, tally);
      if (vector.expect.status === 1) tally.equal('next index', vector.expect.orderIndex, nextIndex);
    }
    tally.vectorDone();
  });

  it('every eth vector of the file was replayed', () => {
    expect(tally.vectors()).toBe(32);
    expect(vectors).toHaveLength(32);
  });
});
