import { afterAll, beforeAll } from 'vitest';
import { createRpcClient, type RpcClient } from '#chain/rpc/createRpcClient.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import type { RandomBook, TypedTicket } from './randomBook.ts';
import { createStage, type Stage } from './stage.ts';

const E18 = 10n ** 18n;

/** 2,000 T18a to 1,000 T18b, with orders of others on both sides of 0.5. */
export const twoSidedBook: RandomBook = {
  symbols: ['T18a', 'T18b'],
  reserves: [2_000n * E18, 1_000n * E18],
  steps: [
    { kind: 'fund' },
    { kind: 'order', side: 'A', maker: 'm1', from: 30n * E18, to: (30n * E18 * 51n) / 100n },
    { kind: 'order', side: 'B', maker: 'm2', from: 20n * E18, to: (20n * E18 * 100n) / 49n },
  ],
  minimum: 0n,
  tickets: [],
};

/** The taker's ticket of an exact payment, for itself. */
export const takerTicket = (
  direction: TradeDirection,
  order: Pick<TypedTicket, 'orderType' | 'unfilled' | 'amount'>,
): TypedTicket => ({
  ...{ direction, field: 'INPUT', native: false, ...order },
  ...{ slippageBps: 50, limitPrice: { numerator: 1n, denominator: 1n }, payer: 'taker', recipient: 'taker' },
});

/** A stage for the tests of a file, with a client that does not wait. */
export const prepareStage = (): { readonly stage: () => Stage; readonly rpc: () => RpcClient } => {
  let known: { readonly stage: Stage; readonly rpc: RpcClient } | undefined;
  beforeAll(async () => {
    const stage = await createStage();
    known = { stage, rpc: createRpcClient({ urls: [stage.node.url], chainId: 137, batchWaitMs: 0 }) };
  }, 240_000);
  afterAll(() => known?.stage.stop());
  const started = () => {
    if (!known) throw new Error('The stage has not started');
    return known;
  };
  return { stage: () => started().stage, rpc: () => started().rpc };
};
