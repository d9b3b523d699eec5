import { divideUp } from '../amounts/integers.ts';
import { takerFee } from '../trade/limitOrder.ts';
import type { AccountTrade } from './accountOrders.ts';

/** Fee: 3 of 1000 units sold. */
const [GROSS, NET] = [1000n, 997n];

/** The contract reports it after the maker's fill. */
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

/** Newest first. No tokens move between own orders. Orders that met others too keep that part and its fee. */
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
