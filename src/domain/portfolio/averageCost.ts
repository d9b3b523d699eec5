import type { Fraction } from '../amounts/fraction.ts';
import type { TradeDirection } from '../trade/types.ts';

/** Raw units with fees: as they left and reached the account. */
export interface CostedTrade {
  /** BUY: quote paid for base. */
  readonly side: TradeDirection;
  readonly base: bigint;
  readonly quote: bigint;
}

/** Costs are stored in fractions of a raw quote unit, so that rounding stays below any figure shown. */
export const COST_SCALE = 10n ** 18n;

/** Raw units; `scaled` ones in 1/COST_SCALE. */
export interface CostLedger {
  readonly buys: number;
  readonly sells: number;
  readonly paid: bigint;
  readonly received: bigint;
  readonly held: bigint;
  /** Scaled. */
  readonly heldCost: bigint;
  /** Proceeds minus cost; scaled, negative for a loss. */
  readonly realised: bigint;
  /** Sold without a purchase in this market: the cost is unknown. */
  readonly uncosted: bigint;
  /** Scaled; excluded from profit and loss. */
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
  // Selling all takes the whole cost, so no rounding remains.
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

/** The ledger after one more trade; trades of no base amount change nothing. Raw units. */
export const withTrade = (ledger: CostLedger, trade: CostedTrade): CostLedger => {
  if (trade.base <= 0n) return ledger;
  return trade.side === 'BUY' ? afterBuy(ledger, trade) : afterSell(ledger, trade);
};

/** Oldest first, at average cost. Realised + unrealised = known proceeds + value of `held` - payments. */
export const costLedger = (trades: Iterable<CostedTrade>): CostLedger => {
  let ledger = emptyLedger;
  for (const trade of trades) ledger = withTrade(ledger, trade);
  return ledger;
};

/** Value at a price (raw quote per raw base) minus cost; scaled, rounded down. */
export const unrealisedAt = ({ held, heldCost }: CostLedger, price: Fraction): bigint =>
  (held * price.numerator * COST_SCALE) / price.denominator - heldCost;

/** Raw quote per raw base; undefined if none is held. */
export const averageCost = ({ held, heldCost }: CostLedger): Fraction | undefined =>
  held === 0n ? undefined : { numerator: heldCost, denominator: held * COST_SCALE };

/** Sign apart: amounts and prices are shown without one. */
interface SignedAmount {
  readonly isLoss: boolean;
  readonly amount: Fraction;
}

/** Raw units of `scaled` / COST_SCALE, exact. */
export const signedAmount = (scaled: bigint): SignedAmount => ({
  isLoss: scaled < 0n,
  amount: { numerator: scaled < 0n ? -scaled : scaled, denominator: COST_SCALE },
});
