import { fieldsOf } from '#lib/fields.ts';
import { parseAmount } from '../amounts/parseAmount.ts';
import { parseTypedAddress } from '../tokens/copiedAddress.ts';

/**
 * Whole dollars as decimal text, by account and event (`LedgerMove.event`); `~` precedes an estimate from a pool
 * price.
 */
export type ValueTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const MAX_ACCOUNTS = 100;
export const MAX_VALUES = 10_000;
const EVENT = /^0x[0-9a-f]{64}(?: [0-9a-z ]{1,24})?$/;
const VALUE = /^~?\d{1,30}(?:\.\d{1,30})?$/;
const ESTIMATE = '~';

/** True for a computed value, false for one that the user typed. */
export const isEstimate = (text: string): boolean => text.startsWith(ESTIMATE);

/** Decimal text marked as computed from a pool price. */
export const estimateText = (dollars: string): string => `${ESTIMATE}${dollars}`;

/** Decimal text without the mark of an estimate. */
export const dollarText = (text: string): string => (isEstimate(text) ? text.slice(ESTIMATE.length) : text);

const entriesIn = (value: unknown): readonly (readonly [string, unknown])[] => Object.entries(fieldsOf(value));

/** Beyond the limit estimates are dropped first, because they can be computed again. */
const limited = (own: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] => {
  if (own.length <= MAX_VALUES) return own;
  const [typed, computed] = [false, true].map((isComputed) =>
    own.filter(([, text]) => isEstimate(text) === isComputed),
  );
  return [...(typed ?? []), ...(computed ?? [])].slice(0, MAX_VALUES);
};

/** Values from untrusted storage; entries of other shapes are left out. */
export const readValueTexts = (value: unknown): ValueTexts =>
  Object.fromEntries(
    entriesIn(value)
      .slice(0, MAX_ACCOUNTS)
      .flatMap(([account, entries]) => {
        const address = parseTypedAddress(account);
        const own = entriesIn(entries).flatMap(([event, text]) =>
          EVENT.test(event) && typeof text === 'string' && VALUE.test(text) ? [[event, text] as const] : [],
        );
        return address && own.length > 0 ? [[address, Object.fromEntries(limited(own))] as const] : [];
      }),
  );

/** Number of values of all accounts. */
export const countValues = (texts: ValueTexts): number =>
  Object.values(texts).reduce((sum, own) => sum + Object.keys(own).length, 0);

/** Values of `added` that `kept` lacks, or has only as an estimate. */
export const newValues = (added: ValueTexts, kept: ValueTexts): ValueTexts =>
  Object.fromEntries(
    Object.entries(added).flatMap(([account, own]) => {
      const fresh = Object.entries(own).filter(([event, text]) => {
        const before = kept[account]?.[event];
        return before === undefined || (isEstimate(before) && !isEstimate(text));
      });
      return fresh.length > 0 ? [[account, Object.fromEntries(fresh)] as const] : [];
    }),
  );

/** Values of both. If both have one, a typed value precedes an estimate, then `kept` precedes `added`. */
export const joinValues = (kept: ValueTexts, added: ValueTexts): ValueTexts => {
  const fresh = newValues(added, kept);
  const accounts = new Set([...Object.keys(kept), ...Object.keys(fresh)]);
  // Kept values come first, so that none of them exceeds the limit.
  return Object.fromEntries([...accounts].map((account) => [account, { ...kept[account], ...fresh[account] }]));
};

/** Raw dollar units by event; text with more decimals than these is left out. */
export const rawValues = (own: Readonly<Record<string, string>>, decimals: number): ReadonlyMap<string, bigint> =>
  new Map(
    Object.entries(own).flatMap(([event, text]) => {
      const value = parseAmount(dollarText(text), decimals);
      return value.ok ? [[event, value.value] as const] : [];
    }),
  );

/** Events whose value is an estimate. */
export const estimatedEvents = (own: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(Object.keys(own).filter((event) => isEstimate(own[event] ?? '')));
