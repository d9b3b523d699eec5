import type { SplitOffer } from './chooseExchange.ts';
import type { TradeSplit } from './splitTrade.ts';
import type { TradeQuote } from './types.ts';

interface SplitGasRule {
  readonly order: bigint;
  readonly fill: bigint;
  readonly swap: bigint;
  readonly approve: bigint;
}

/** Gas of an order in the book, by the number of resting orders that it fills. */
export const orderGas = (
  { fills }: Pick<TradeQuote, 'fills'>,
  { order, fill }: Pick<SplitGasRule, 'order' | 'fill'>,
): bigint => order + BigInt(fills.length) * fill;

/** Gas of both parts together, without approvals. */
export const splitGas = ({ book }: Pick<TradeSplit, 'book'>, rule: SplitGasRule): bigint =>
  orderGas(book, rule) + rule.swap;

/** Gas of a split above that of the best exchange alone. A token needs one more approval, the native coin none. */
export const extraSplitGas = (
  { split, instead }: Pick<SplitOffer, 'split' | 'instead'>,
  rule: SplitGasRule,
  paysNative: boolean,
): bigint => {
  const approval = paysNative ? 0n : rule.approve;
  return (instead.market ? orderGas(split.book, rule) : rule.swap) + approval;
};
