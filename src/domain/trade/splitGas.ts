import type { SplitOffer } from './chooseExchange.ts';

/** Gas of an order without fills, of each fill, of a swap on a router, and of an approval. */
export interface SplitGasRule {
  readonly order: bigint;
  readonly fill: bigint;
  readonly swap: bigint;
  readonly approve: bigint;
}

/** Gas of a split above that of the best exchange alone. A token needs one more approval, the native coin none. */
export const extraSplitGas = (
  { split, instead }: Pick<SplitOffer, 'split' | 'instead'>,
  { order, fill, swap, approve }: SplitGasRule,
  paysNative: boolean,
): bigint => {
  const approval = paysNative ? 0n : approve;
  if (!instead.market) return swap + approval;
  return order + BigInt(split.book.fills.length) * fill + approval;
};
