import type { Fraction } from '../amounts/fraction.ts';
import type { TradeDirection } from '../trade/types.ts';

/** A trade of a market. Raw units with fees: the amount that left the account and the one that arrived. */
export interface CostedTrade {
  /** BUY: quote paid for base; SELL: the reverse. */
  readonly side: TradeDirection;
  readonly base: bigint;
  readonly quote: bigint;
}

/** Fractions of a raw quote unit in which costs are stored, so that rounding stays far below any figure shown. */
export const COST_SCALE = 10n ** 18n;

/** Result of one market's trades at average cost. Amounts are raw units, `scaled` ones 1/COST_SCALE of them. */
export interface CostLedger {
  readonly buys: number;
  readonly sells: number;
  readonly paid: bigint;
  readonly received: bigint;
  /** Base that was bought and not sold again. */
  readonly held: bigint;
  /** Cost of `held`, scaled. */
  readonly heldCost: bigint;
  /** Proceeds of sold base minus its cost; scaled, negative for a loss. */
  readonly realised: bigint;
  /** Base sold without a purchase in this market: its cost is not known. */
  readonly uncosted: bigint;
  /** Proceeds of `uncosted`, scaled; excluded from profit and loss. */
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
  // A sale of all base takes the whole cost, so that no rounding remainder is left.
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

/**
 * Ledger of trades, oldest first, at average cost: a sale takes its fraction of the cost of all base held. In any order
 * of trades, realised plus unrealised profit equals proceeds of known cost, plus the current value of `held`, minus
 * everything paid. A trade without base is ignored.
 */
export const costLedger = (trades: Iterable<CostedTrade>): CostLedger => {
  let ledger = emptyLedger;
  for (const trade of trades) {
    if (trade.base <= 0n) continue;
    ledger = trade.side === 'BUY' ? afterBuy(ledger, trade) : afterSell(ledger, trade);
  }
  return ledger;
};

/** Value of `held` at a price (raw quote per raw base), minus its cost; scaled, rounded down. */
export const unrealisedAt = ({ held, heldCost }: CostLedger, price: Fraction): bigint =>
  (held * price.numerator * COST_SCALE) / price.denominator - heldCost;

/** Average cost of a unit held, raw quote per raw base; undefined if none is held. */
export const averageCost = ({ held, heldCost }: CostLedger): Fraction | undefined =>
  held === 0n ? undefined : { numerator: heldCost, denominator: held * COST_SCALE };

/** A scaled amount with a separate sign: amounts and prices are shown without one. */
export interface SignedAmount {
  readonly isLoss: boolean;
  /** Raw units of the quote. */
  readonly amount: Fraction;
}

/** Converts scaled units to raw ones. */
export const signedAmount = (scaled: bigint): SignedAmount => ({
  isLoss: scaled < 0n,
  amount: { numerator: scaled < 0n ? -scaled : scaled, denominator: COST_SCALE },
});
