import { divideUp } from '../amounts/integers.ts';
import { takerFee } from '../trade/limitOrder.ts';
import type { AccountTrade } from './accountOrders.ts';

/** The taker's fee is 3 of 1000 units sold. */
const [GROSS, NET] = [1000n, 997n];

/** Own taker fill that met this own resting order; the contract reports it after the maker's fill. */
const takerOf = (trade: AccountTrade, takers: readonly AccountTrade[]): AccountTrade | undefined =>
  takers.find(
    (taker) =>
      taker.at.transactionHash === trade.at.transactionHash &&
      taker.at.logIndex > trade.at.logIndex &&
      taker.soldToken === trade.boughtToken &&
      taker.boughtToken === trade.soldToken,
  );

interface OwnPart {
  readonly sold: bigint;
  readonly received: bigint;
}

const remainderOf = (trade: AccountTrade, { sold, received }: OwnPart): readonly AccountTrade[] => {
  const left = { sold: trade.sold - sold, received: trade.received - received };
  return left.sold > 0n && left.received > 0n ? [{ ...trade, ...left, fee: takerFee(left.sold) }] : [];
};

/**
 * Fills of an account, newest first, without those between its own orders: no tokens change hands there. An order that
 * also met others keeps the part that they filled; its fee counts for that part only.
 */
export const withoutSelfFills = (trades: readonly AccountTrade[]): readonly AccountTrade[] => {
  const takers = trades.filter(({ role }) => role === 'taker').toReversed();
  if (takers.length === 0) return trades;
  const ownParts = new Map<string, OwnPart>();
  const isSelfFill = (trade: AccountTrade): boolean => {
    const taker = trade.role === 'maker' ? takerOf(trade, takers) : undefined;
    if (!taker) return false;
    const { sold, received } = ownParts.get(taker.key) ?? { sold: 0n, received: 0n };
    const paid = divideUp(trade.received * GROSS, NET);
    ownParts.set(taker.key, { sold: sold + paid, received: received + trade.sold });
    return true;
  };
  const others = trades.filter((trade) => !isSelfFill(trade));
  return others.flatMap((trade) => {
    const own = ownParts.get(trade.key);
    return own ? remainderOf(trade, own) : [trade];
  });
};
