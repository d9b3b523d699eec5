import { fieldsOf, isCount, type Fields } from '#lib/fields.ts';
import type { Fraction } from '../amounts/fraction.ts';
import { parseAddress } from '../tokens/parseAddress.ts';
import type { Address } from '../tokens/types.ts';
import { unannounced, type CrossingState } from './crossing.ts';
import type { NewsState } from './orderNews.ts';
import { noStates, type AlertStates } from './stepAlerts.ts';
import { orderEvents, type Alert, type AlertRule } from './types.ts';

export const MAX_ALERTS = 50;
const MAX_TEXT = 100;
export const MAX_BALANCE_BPS = 1_000_000;
const NUMBER = /^\d{1,160}$/;

/** Alerts as JSON text. JSON has no integers of this size, so they become decimal text. */
export const alertsText = (value: readonly Alert[] | AlertRule | undefined): string =>
  JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner));

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT;
const isId = (value: unknown): value is string => isText(value) && /^[\w-]+$/.test(value);
const addressIn = (value: unknown): Address | undefined => (isText(value) ? parseAddress(value) : undefined);
const integerIn = (value: unknown): bigint | undefined =>
  typeof value === 'string' && NUMBER.test(value) ? BigInt(value) : undefined;

const ratioIn = (value: unknown): Fraction | undefined => {
  const fields = fieldsOf(value);
  const [numerator, denominator] = [integerIn(fields['numerator']), integerIn(fields['denominator'])];
  return numerator && denominator ? { numerator, denominator } : undefined;
};

type Read<K extends AlertRule['kind']> = (from: Fields) => Extract<AlertRule, { readonly kind: K }> | undefined;

const readers: { readonly [K in AlertRule['kind']]: Read<K> } = {
  price(from) {
    const [base, quote, price] = [addressIn(from['base']), addressIn(from['quote']), ratioIn(from['price'])];
    const side = (['above', 'below'] as const).find((entry) => entry === from['side']);
    return base && quote && base !== quote && price && side ? { kind: 'price', base, quote, side, price } : undefined;
  },
  orders(from) {
    const account = addressIn(from['account']);
    const storedEvents = from['events'];
    const events = Array.isArray(storedEvents)
      ? orderEvents.filter((orderEvent) => storedEvents.includes(orderEvent))
      : [];
    return account && events.length > 0 ? { kind: 'orders', account, events } : undefined;
  },
  balance(from) {
    const [account, pair] = [addressIn(from['account']), addressIn(from['pair'])];
    const [token0, token1] = [addressIn(from['token0']), addressIn(from['token1'])];
    const { exchange, bps, ratio: stored } = from;
    const ratio = ratioIn(stored);
    if (!account || !pair || !token0 || !token1 || !ratio || !isText(exchange)) return undefined;
    if (!isCount(bps) || bps === 0 || bps > MAX_BALANCE_BPS) return undefined;
    return { kind: 'balance', account, exchange, pair, token0, token1, ratio, bps };
  },
  reward(from) {
    const [account, token, amount] = [addressIn(from['account']), addressIn(from['token']), integerIn(from['amount'])];
    const { claim, name } = from;
    if (!account || !token || !amount || !isText(claim) || !isText(name)) return undefined;
    return { kind: 'reward', account, claim, name, token, amount };
  },
  lock(from) {
    const [account, staking] = [addressIn(from['account']), addressIn(from['staking'])];
    const [lock, endTime] = [integerIn(from['lock']), integerIn(from['endTime'])];
    if (!account || !staking || lock === undefined || endTime === undefined) return undefined;
    const name = isText(from['name']) ? from['name'] : '';
    return { kind: 'lock', account, staking, lock, name, endTime };
  },
};

const ruleIn = (value: unknown): AlertRule | undefined => {
  const from = fieldsOf(value);
  const kind = Object.keys(readers).find((entry) => entry === from['kind']) as AlertRule['kind'] | undefined;
  return kind && readers[kind](from);
};

/** Alerts from storage: at most 50, each id once. Damaged ones are dropped. */
export const alertsIn = (stored: unknown): readonly Alert[] => {
  const alerts = new Map<string, Alert>();
  for (const entry of Array.isArray(stored) ? stored : []) {
    const { id, rule: storedRule, sinceBlock } = fieldsOf(entry);
    const rule = ruleIn(storedRule);
    if (rule && isId(id) && isCount(sinceBlock)) alerts.set(id, { id, rule, sinceBlock });
  }
  return [...alerts.values()].slice(0, MAX_ALERTS);
};

const blockIn = (value: unknown): number | undefined => (isCount(value) ? value : undefined);

/** Releases until 2026-11-30 stored `told` for both kinds. */
const crossingIn = (value: unknown): CrossingState => {
  const { at, since, told, isAnnounced = told } = fieldsOf(value);
  return typeof isAnnounced === 'boolean' ? { at: blockIn(at), since: blockIn(since), isAnnounced } : unannounced;
};

const newsIn = (value: unknown): readonly NewsState[] => {
  const { to, told, announced = told } = fieldsOf(value);
  if (!isCount(to) || !Array.isArray(announced)) return [];
  return [{ to, announced: announced.filter((id) => typeof id === 'string') }];
};

/** Alert states from storage; damaged entries count as missing. Never throws. */
export const statesIn = (stored: unknown): AlertStates => {
  const { crossings, news } = fieldsOf(stored);
  return {
    ...noStates,
    crossings: Object.fromEntries(Object.entries(fieldsOf(crossings)).map(([key, state]) => [key, crossingIn(state)])),
    news: Object.fromEntries(
      Object.entries(fieldsOf(news)).flatMap(([key, value]) => newsIn(value).map((state) => [key, state])),
    ),
  };
};
