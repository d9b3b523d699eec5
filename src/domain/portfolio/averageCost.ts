import type { Fraction } from '../amounts/fraction.ts';
import type { TradeDirection } from '../trade/types.ts';

/** A trade of a market. Raw units, fees included: what left the account and what arrived. */
export interface CostedTrade {
  /** BUY: the quote was paid for the base; SELL: the other way. */
  readonly side: TradeDirection;
  readonly base: bigint;
  readonly quote: bigint;
}

/** Parts of a raw unit of the quote that costs are kept in, so that rounding stays far below what is ever shown. */
export const COST_SCALE = 10n ** 18n;

/** What the trades of one market come to, at average cost. Amounts are raw units, `scaled` ones 1/COST_SCALE of them. */
export interface CostLedger {
  readonly buys: number;
  readonly sells: number;
  readonly paid: bigint;
  readonly received: bigint;
  /** Base that was bought and not sold again. */
  readonly held: bigint;
  /** What `held` cost, scaled. */
  readonly heldCost: bigint;
  /** Received for what was sold, less what it had cost; scaled, below zero for a loss. */
  readonly realised: bigint;
  /** Base that was sold without having been bought in this market: its cost is not known. */
  readonly uncosted: bigint;
  /** Received for it, scaled: no profit and no loss is computed of it. */
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
  // The last unit takes the whole rest of the cost, so that nothing is left over.
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
 * The ledger of trades, oldest first, at average cost: a sale takes its part of the cost of all that is held. Whatever
 * the order, realised and unrealised together are what was received with a known cost, and what is held is worth now,
 * less all that was paid. A trade that moved no base is left out.
 */
export const costLedger = (trades: Iterable<CostedTrade>): CostLedger => {
  let ledger = emptyLedger;
  for (const trade of trades) {
    if (trade.base <= 0n) continue;
    ledger = trade.side === 'BUY' ? afterBuy(ledger, trade) : afterSell(ledger, trade);
  }
  return ledger;
};

/** What is held is worth at a price (raw quote per raw base), less what it cost; scaled, rounded down. */
export const unrealisedAt = ({ held, heldCost }: CostLedger, price: Fraction): bigint =>
  (held * price.numerator * COST_SCALE) / price.denominator - heldCost;

/** What a unit of what is held cost on average, raw quote per raw base; undefined where nothing is held. */
export const averageCost = ({ held, heldCost }: CostLedger): Fraction | undefined =>
  held === 0n ? undefined : { numerator: heldCost, denominator: held * COST_SCALE };

/** A scaled amount, and whether it is below zero: amounts and prices are shown without a sign. */
export interface SignedAmount {
  readonly isLoss: boolean;
  /** Raw units of the quote. */
  readonly amount: Fraction;
}

/** Scaled units as raw ones. */
export const signedAmount = (scaled: bigint): SignedAmount => ({
  isLoss: scaled < 0n,
  amount: { numerator: scaled < 0n ? -scaled : scaled, denominator: COST_SCALE },
});
