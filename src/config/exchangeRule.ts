import type { HexText } from '#lib/hex.ts';
import { err, ok } from '#lib/result.ts';
import { addressRule, factoryRule, initCodeHashRule, type EnvRule } from './envRules.ts';

export interface ExchangeConfig {
  /** `dex` of the specification: lower-case letters, digits and dashes. */
  readonly id: string;
  readonly name: string;
  readonly factory: HexText;
  readonly initCodeHash: HexText;
  readonly router: HexText;
  /** Undefined if trades go through the router. */
  readonly orderBook?: HexText;
  /** Thousandths of an amount that are traded; the others are the fee. */
  readonly feeFactor: number;
  /** False if prices are shown, but the router is not called. */
  readonly routerCallable: boolean;
}

export const DEFAULT_EXCHANGE_ID = 'myt';

/** Entries of a JSON list. Other text gives one entry that every reader rejects. */
export const listIn = (text: string): readonly unknown[] => {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : [undefined];
  } catch {
    return [undefined];
  }
};

const readExchange = (entry: unknown): ExchangeConfig | undefined => {
  const given = Object(entry) as Readonly<Record<string, unknown>>;
  const { id, name, feeFactor: kept = 997, routerCallable = true } = given;
  const factory = factoryRule(String(given.factory));
  const initCodeHash = initCodeHashRule(String(given.initCodeHash));
  const router = addressRule(String(given.router));
  const isNamed = typeof id === 'string' && /^[a-z0-9-]{1,20}$/.test(id) && typeof name === 'string' && name !== '';
  const isKept = typeof kept === 'number' && Number.isInteger(kept) && kept >= 900 && kept <= 1000;
  if (!isNamed || !isKept || typeof routerCallable !== 'boolean') return undefined;
  if (!factory.ok || !initCodeHash.ok || !router.ok) return undefined;
  return {
    id,
    name,
    factory: factory.value,
    initCodeHash: initCodeHash.value,
    router: router.value,
    feeFactor: kept,
    routerCallable,
  };
};

export const exchangesRule: EnvRule<readonly ExchangeConfig[]> = (text) => {
  const read = listIn(text).map(readExchange);
  const exchanges = read.filter((exchange) => exchange !== undefined);
  const ids = new Set([DEFAULT_EXCHANGE_ID, ...exchanges.map(({ id }) => id)]);
  return exchanges.length === read.length && ids.size === read.length + 1 ? ok(exchanges) : err('exchanges');
};
