import { divideUp } from '../amounts/integers.ts';
import type { Hex } from '../multicall/types.ts';
import { takerFee } from '../trade/limitOrder.ts';
import type { AccountTrade } from './accountOrders.ts';

/** The fee is 3 of 1000 units sold. */
const [GROSS, NET] = [1000n, 997n];

type Takers = ReadonlyMap<Hex, readonly AccountTrade[]>;

const takersIn = (trades: readonly AccountTrade[]): Takers => {
  const takers = new Map<Hex, AccountTrade[]>();
  for (const trade of trades.toReversed()) {
    if (trade.role !== 'taker') continue;
    const { transactionHash } = trade.at;
    const known = takers.get(transactionHash);
    if (known) known.push(trade);
    else takers.set(transactionHash, [trade]);
  }
  return takers;
};

/** The contract reports the taker's fill after the maker's fill. */
const takerOf = (trade: AccountTrade, takers: Takers): AccountTrade | undefined =>
  takers
    .get(trade.at.transactionHash)
    ?.find(
      (taker) =>
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

/** Fee of an order that met own orders, in raw units. It leaves the account although nothing is traded. */
export interface SelfFillFee extends Pick<AccountTrade, 'key' | 'soldToken' | 'boughtToken' | 'at'> {
  readonly amount: bigint;
}

interface SplitFills {
  readonly trades: readonly AccountTrade[];
  readonly fees: readonly SelfFillFee[];
}

const feeOf = (trade: AccountTrade, backFromMakers: bigint, left: readonly AccountTrade[]): readonly SelfFillFee[] => {
  const { key, soldToken, boughtToken, at } = trade;
  const amount = left.reduce((rest, { sold }) => rest - sold, trade.sold - backFromMakers);
  return amount > 0n ? [{ key, soldToken, boughtToken, at, amount }] : [];
};

/**
 * Separates fills between own orders from trades, newest first. Between own orders only the fee leaves the account.
 * Orders that also met other orders keep that part and its fee.
 */
export const splitSelfFills = (trades: readonly AccountTrade[]): SplitFills => {
  const takers = takersIn(trades);
  if (takers.size === 0) return { trades, fees: [] };
  const ownParts = new Map<string, OwnPart & { readonly back: bigint }>();
  const isSelfFill = (trade: AccountTrade): boolean => {
    const taker = trade.role === 'maker' ? takerOf(trade, takers) : undefined;
    if (!taker) return false;
    const { sold, received, back } = ownParts.get(taker.key) ?? { sold: 0n, received: 0n, back: 0n };
    const paid = divideUp(trade.received * GROSS, NET);
    const own = { sold: sold + paid, received: received + trade.sold, back: back + trade.received };
    ownParts.set(taker.key, own);
    return true;
  };
  const others = trades.filter((trade) => !isSelfFill(trade));
  const split = others.map((trade) => {
    const own = ownParts.get(trade.key);
    const left = own ? remainderOf(trade, own) : [trade];
    return { left, fees: own ? feeOf(trade, own.back, left) : [] };
  });
  return { trades: split.flatMap(({ left }) => left), fees: split.flatMap(({ fees }) => fees) };
};
