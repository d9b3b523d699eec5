import type { Fraction } from '../amounts/fraction.ts';
import type { TradeDirection } from '../trade/types.ts';

/** Raw units with fees, as they left and reached the account. */
export interface CostedTrade {
  readonly side: TradeDirection;
  readonly base: bigint;
  readonly quote: bigint;
}

/** Costs are stored in fractions of a raw quote unit, so that rounding stays below any figure shown. */
export const COST_SCALE = 10n ** 18n;

/** Raw units; costs and proceeds are in 1/COST_SCALE of them. */
export interface CostLedger {
  readonly buys: number;
  readonly sells: number;
  readonly paid: bigint;
  readonly received: bigint;
  readonly held: bigint;
  readonly heldCost: bigint;
  readonly realised: bigint;
  /** Raw units sold without a purchase in this market, so that their cost is unknown. */
  readonly uncosted: bigint;
  readonly uncostedProceeds: bigint;
}

export const emptyLedger: CostLedger = {
  buys: 0,
  sells: 0,
  paid: 0n,
  received: 0n,
  held: 0n,
  heldCost: 0n,
  realised: 0n,
  uncosted: 0n,
  uncostedProceeds: 0n,
};

const afterBuy = (ledger: CostLedger, { base, quote }: CostedTrade): CostLedger => ({
  ...ledger,
  buys: ledger.buys + 1,
  paid: ledger.paid + quote,
  held: ledger.held + base,
  heldCost: ledger.heldCost + quote * COST_SCALE,
});

const afterSell = (ledger: CostLedger, { base, quote }: CostedTrade): CostLedger => {
  const { held, heldCost } = ledger;
  const costed = base < held ? base : held;
  // A sale of all takes the whole cost, so that no rounding remains.
  const cost = costed === held ? heldCost : (heldCost * costed) / held;
  const proceeds = quote * COST_SCALE;
  const costedProceeds = costed === base ? proceeds : (proceeds * costed) / base;
  return {
    ...ledger,
    sells: ledger.sells + 1,
    received: ledger.received + quote,
    held: held - costed,
    heldCost: heldCost - cost,
    realised: ledger.realised + costedProceeds - cost,
    uncosted: ledger.uncosted + base - costed,
    uncostedProceeds: ledger.uncostedProceeds + proceeds - costedProceeds,
  };
};

/** Ledger after one more trade in raw units; trades without base amount change nothing. */
export const withTrade = (ledger: CostLedger, trade: CostedTrade): CostLedger => {
  if (trade.base <= 0n) return ledger;
  return trade.side === 'BUY' ? afterBuy(ledger, trade) : afterSell(ledger, trade);
};

/**
 * Ledger of trades, oldest first, at average cost. Realised + unrealised = known proceeds + value of `held` -
 * payments.
 */
export const costLedger = (trades: Iterable<CostedTrade>): CostLedger => {
  let ledger = emptyLedger;
  for (const trade of trades) ledger = withTrade(ledger, trade);
  return ledger;
};

/** Value at a price (raw quote per raw base) minus cost, in 1/COST_SCALE, rounded down. */
export const unrealisedAt = ({ held, heldCost }: CostLedger, price: Fraction): bigint =>
  (held * price.numerator * COST_SCALE) / price.denominator - heldCost;

/** Average cost in raw quote per raw base; undefined if nothing is held. */
export const averageCost = ({ held, heldCost }: CostLedger): Fraction | undefined =>
  held === 0n ? undefined : { numerator: heldCost, denominator: held * COST_SCALE };

interface SignedAmount {
  readonly isLoss: boolean;
  readonly amount: Fraction;
}

/** Sign and exact raw units of an amount in 1/COST_SCALE. */
export const signedAmount = (scaled: bigint): SignedAmount => ({
  isLoss: scaled < 0n,
  amount: { numerator: scaled < 0n ? -scaled : scaled, denominator: COST_SCALE },
});
