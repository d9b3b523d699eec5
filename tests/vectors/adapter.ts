/**
 * The door for the recorded vectors: translates their names and calls the product's `quoteOrder`.
 * Built into one module by `npm run vectors:adapter`.
 */
import { quoteOrder } from '#domain/orderBook/quoteOrder.ts';
import type { OrderMarket, OrderRefusal, RestingOrder } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { applyOrder } from './applyOrder.ts';

export interface VectorInput {
  readonly reserveFrom: bigint;
  readonly reserveTo: bigint;
  readonly same: readonly RestingOrder[];
  readonly opposite: readonly RestingOrder[];
  readonly from: bigint;
  readonly to: bigint;
  readonly target: bigint;
  readonly nextIndex: bigint;
  readonly minLimit: bigint;
  readonly depositsFrom: bigint;
  readonly depositsTo: bigint;
  readonly balanceFrom: bigint;
  readonly maxDepth?: number;
}

export interface VectorFill {
  readonly index: bigint;
  readonly toMaker: bigint;
  readonly taken: bigint;
  readonly remain: bigint;
}

export type VectorOutput =
  | { readonly ok: false; readonly reason: string }
  | {
      readonly ok: true;
      readonly orderIndex: bigint;
      readonly reserveNum: bigint;
      readonly received: bigint;
      readonly spent: bigint;
      readonly poolIn: bigint;
      readonly poolOut: bigint;
      readonly fee: bigint;
      readonly fills: readonly VectorFill[];
      readonly reserveFrom: bigint;
      readonly reserveTo: bigint;
      readonly depositsFrom: bigint;
      readonly depositsTo: bigint;
      readonly same: readonly bigint[];
      readonly opposite: readonly bigint[];
    };

const REASONS: Record<OrderRefusal['code'], string> = {
  belowMinimum: 'min limit',
  overflow: 'mul',
  divisionByZero: 'halt:InvalidFEOpcode',
  walkTooDeep: 'halt:StackOverflow',
  poolOverflow: 'UniswapV2: OVERFLOW',
  bookTooShort: 'the opposite list is not complete',
};

const TAKER: Address = '0x0000000000000000000000000000000000000001';

export const quote = (input: VectorInput): VectorOutput => {
  const market: OrderMarket = {
    reserveSold: input.reserveFrom,
    reserveBought: input.reserveTo,
    same: input.same,
    opposite: input.opposite,
    minimum: input.minLimit,
  };
  const { from, to, target, maxDepth } = input;
  const quoted = quoteOrder(market, { from, to, target, ...(maxDepth === undefined ? {} : { maxDepth }) });
  if (!quoted.ok) return { ok: false, reason: REASONS[quoted.error.code] };
  const { value } = quoted;
  const after = applyOrder(market, value, { index: input.nextIndex, maker: TAKER });
  // A new head sweeps what lies in the contract beyond the deposits, its own fee included.
  const swept = input.balanceFrom - input.depositsFrom + value.protocolFee;
  return {
    ok: true,
    orderIndex: input.nextIndex,
    reserveNum: value.remain,
    received: value.received,
    spent: value.spent,
    poolIn: value.pool.spent - value.dust,
    poolOut: value.pool.received,
    fee: value.position === 0 && swept > 0n ? swept : 0n,
    fills: value.fills.map(({ index, toMaker, taken, remain }) => ({ index, toMaker, taken, remain })),
    reserveFrom: value.reserveSoldAfter,
    reserveTo: value.reserveBoughtAfter,
    depositsFrom: input.depositsFrom + value.remain,
    depositsTo: input.depositsTo - value.book.received,
    same: after.same.map((order) => order.index),
    opposite: after.opposite.map((order) => order.index),
  };
};
