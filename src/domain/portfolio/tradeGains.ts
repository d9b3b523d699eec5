import type { Address } from '../tokens/types.ts';
import { emptyLedger, withTrade, type CostedTrade, type CostLedger } from './averageCost.ts';
import { staysOwn, type OwnTrade } from './ownTrade.ts';

export interface GainedTrade extends CostedTrade {
  readonly trade: OwnTrade;
  /** Quote received minus average cost, in 1/COST_SCALE. Undefined for a purchase, or if a part has no known cost. */
  readonly gain: bigint | undefined;
}

export interface TradeGains {
  readonly trades: readonly GainedTrade[];
  readonly ledger: CostLedger | undefined;
}

interface MarketAddresses {
  readonly base: Address;
  readonly quote: Address;
}

const costedTrade = (trade: OwnTrade, { base, quote }: MarketAddresses): CostedTrade | undefined => {
  const { soldToken, boughtToken, sold, received } = trade;
  if (soldToken === base && boughtToken === quote) return { side: 'SELL', base: sold, quote: received };
  if (soldToken === quote && boughtToken === base) return { side: 'BUY', base: received, quote: sold };
  return undefined;
};

const gainOf = (before: CostLedger, after: CostLedger, side: CostedTrade['side']): bigint | undefined =>
  side === 'BUY' || after.uncosted !== before.uncosted ? undefined : after.realised - before.realised;

/**
 * Gain of each sale in one market, at average cost. A trade that pays another account has no gain and changes no cost.
 * @param trades newest first, of any market
 * @param isComplete false if earlier trades may be missing: then no gain is known
 */
export const tradeGains = (trades: readonly OwnTrade[], market: MarketAddresses, isComplete = true): TradeGains => {
  let ledger = emptyLedger;
  const gained: GainedTrade[] = [];
  for (const trade of trades.toReversed()) {
    const costed = costedTrade(trade, market);
    if (!costed || costed.base <= 0n) continue;
    const before = ledger;
    if (staysOwn(trade)) ledger = withTrade(ledger, costed);
    const isKnown = isComplete && ledger !== before;
    gained.push({ ...costed, trade, gain: isKnown ? gainOf(before, ledger, costed.side) : undefined });
  }
  return { trades: gained, ledger: isComplete ? ledger : undefined };
};
