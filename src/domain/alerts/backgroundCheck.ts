import { formatMarketPrice } from '../format/formatMarketPrice.ts';
import type { PairDecimals } from '../format/formatPrice.ts';
import type { Separators } from '../format/separators.ts';
import { poolPrice } from '../markets/marketSides.ts';
import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';
import { isOldBlock, type CrossingState } from './crossing.ts';
import { priceLevel } from './levels.ts';
import type { AlertStates } from './stepAlerts.ts';
import type { Alert, PriceRule } from './types.ts';

interface CheckWords {
  readonly title: string;
  readonly body: string;
}

/** A price alert; `body` has `PRICE_PLACE` where the price at the check goes. */
export interface CheckedPrice extends CheckWords, Pick<PriceRule, 'side' | 'price'> {
  readonly id: string;
  readonly pool: Address;
  readonly baseIsToken0: boolean;
  readonly decimals: PairDecimals;
  readonly path: string;
  readonly url: string;
  /** Block of the last change that the page made; 0 if it made none. */
  readonly block: number;
  readonly isAnnounced: boolean;
}

export interface CheckedTransaction {
  readonly id: Hex;
  /** Differs from `id` if the call was mined under another hash. */
  readonly hash: Hex;
  readonly from: Address;
  readonly addedTime: number;
  readonly confirmed: CheckWords;
  readonly reverted: CheckWords;
  readonly path: string;
  readonly url: string;
}

/** Copy of the page's alerts and pending transactions for the service worker, which cannot read the page's storage. */
export interface CheckPlan {
  readonly chainId: number;
  /** Node URLs in order of preference. */
  readonly nodes: readonly string[];
  readonly separators: Separators;
  readonly prices: readonly CheckedPrice[];
  readonly transactions: readonly CheckedTransaction[];
}

/** Result of a background check, by alert or record. It counts until the page's plan has a later block. */
export interface CheckState {
  readonly block: number;
  readonly isAnnounced: boolean;
}

export type CheckStates = ReadonlyMap<string, CheckState>;

export interface CheckReading {
  readonly block: number;
  /** Raw reserves by alert id; an unknown pool is missing. */
  readonly reserves: ReadonlyMap<string, { readonly reserve0: bigint; readonly reserve1: bigint }>;
  /** Receipts by record id; missing if the node has none. `status` 1 or undefined is success. */
  readonly receipts: ReadonlyMap<string, { readonly status?: number; readonly from: Address }>;
}

export interface CheckNews extends CheckWords {
  readonly id: string;
  readonly tag: string;
  readonly path: string;
  readonly url: string;
}

interface CheckStep {
  readonly states: CheckStates;
  readonly news: readonly CheckNews[];
}

export const PRICE_PLACE = '{price}';

const MAX_PENDING_MS = 7 * 86_400_000;

/** Checks that are due: all alerts that have a price, and transactions of the last week that no check has announced. */
export const dueChecks = (
  { prices, transactions }: CheckPlan,
  states: CheckStates,
  nowMs: number,
): Pick<CheckPlan, 'prices' | 'transactions'> => ({
  prices,
  transactions: transactions.filter(({ id, addedTime }) => !states.has(id) && nowMs - addedTime < MAX_PENDING_MS),
});

const stateOf = ({ id, block, isAnnounced }: CheckedPrice, states: CheckStates): CheckState => {
  const checked = states.get(id);
  return checked && checked.block > block ? checked : { block, isAnnounced };
};

const priceStep = (
  checked: CheckedPrice,
  states: CheckStates,
  reading: CheckReading,
  written: Separators,
): CheckStep => {
  const reserves = reading.reserves.get(checked.id);
  const price = reserves && poolPrice(reserves, checked);
  const level = priceLevel(checked, price);
  const known = stateOf(checked, states);
  const isChanged = level === (known.isAnnounced ? 'off' : 'on');
  if (!price || !isChanged || isOldBlock(known.block, reading.block)) return { states, news: [] };
  const next = new Map(states).set(checked.id, { block: reading.block, isAnnounced: !known.isAnnounced });
  if (known.isAnnounced) return { states: next, news: [] };
  const { id, title, path, url } = checked;
  const body = checked.body.replace(PRICE_PLACE, () => formatMarketPrice(price, checked.decimals, written));
  return { states: next, news: [{ id, tag: `alert ${id} ${reading.block}`, title, body, path, url }] };
};

/** A receipt with another sender belongs to a bundler. Only its logs show the outcome, and only the page reads logs. */
const transactionStep = (checked: CheckedTransaction, states: CheckStates, reading: CheckReading): CheckStep => {
  const { id, from, path, url } = checked;
  const receipt = reading.receipts.get(id);
  if (!receipt || receipt.from !== from) return { states, news: [] };
  const words = receipt.status === 0 ? checked.reverted : checked.confirmed;
  const next = new Map(states).set(id, { block: reading.block, isAnnounced: true });
  return { states: next, news: [{ id, tag: id, ...words, path, url }] };
};

/**
 * Runs one check. A price alert fires if the price is beyond its threshold and was not at the last reading; it is
 * armed again once the price is clearly back (`priceLevel`). A crossing that reverses between two checks goes
 * unnoticed. Unknown figures and older blocks change nothing.
 */
export const stepChecks = (plan: CheckPlan, states: CheckStates, reading: CheckReading): CheckStep => {
  const steps = [
    ...plan.prices.map((price) => (step: CheckStates) => priceStep(price, step, reading, plan.separators)),
    ...plan.transactions.map((entry) => (step: CheckStates) => transactionStep(entry, step, reading)),
  ];
  return steps.reduce<CheckStep>(
    (before, step) => {
      const { states: next, news } = step(before.states);
      return { states: next, news: [...before.news, ...news] };
    },
    { states, news: [] },
  );
};

/** Ids whose state a new plan makes obsolete: the plan lacks the check, or its block is as new. */
export const replacedStates = (plan: CheckPlan, states: CheckStates): readonly string[] => {
  const blocks = new Map(plan.prices.map(({ id, block }) => [id, block]));
  const pending = new Set<string>(plan.transactions.map(({ id }) => id));
  return [...states].flatMap(([id, { block }]) =>
    pending.has(id) || (blocks.get(id) ?? Infinity) < block ? [] : [id],
  );
};

/** States of the page with the announcements of checks; the same object if no check is newer. */
export const adoptChecks = (alerts: readonly Alert[], states: AlertStates, checked: CheckStates): AlertStates => {
  const newer = alerts.flatMap(({ id }): readonly (readonly [string, CrossingState])[] => {
    const check = checked.get(id);
    if (!check || check.block <= (states.crossings[id]?.at ?? 0)) return [];
    return [[id, { at: check.block, since: undefined, isAnnounced: check.isAnnounced }]];
  });
  return newer.length === 0 ? states : { ...states, crossings: { ...states.crossings, ...Object.fromEntries(newer) } };
};
