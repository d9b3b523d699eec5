import type { HexText } from '#lib/hex.ts';
import { err, ok } from '#lib/result.ts';
import { addressRule, factoryRule, initCodeHashRule } from './envRules.ts';
import type { EnvRule } from './envRules.ts';

/** A deployment of pools on which a pair may be traded. */
export interface ExchangeConfig {
  /** Id in URLs and records (`dex` of the specification): lower-case letters, digits, dashes. */
  readonly id: string;
  readonly name: string;
  readonly factory: HexText;
  readonly initCodeHash: HexText;
  readonly router: HexText;
  /** Undefined: trades go through the router. */
  readonly orderBook?: HexText;
  /** Units per thousand paid in that are traded; the others are the fee. */
  readonly feeFactor: number;
  /** False: its prices are shown, but its router is not called. */
  readonly routerCallable: boolean;
}

/** Id of the exchange with the order book. */
export const DEFAULT_EXCHANGE_ID = 'myt';

/** Parses a JSON list; other text gives one entry that every reader rejects. */
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

/** JSON list of exchanges other than the default one. */
export const exchangesRule: EnvRule<readonly ExchangeConfig[]> = (text) => {
  const read = listIn(text).map(readExchange);
  const exchanges = read.filter((exchange) => exchange !== undefined);
  const ids = new Set([DEFAULT_EXCHANGE_ID, ...exchanges.map(({ id }) => id)]);
  return exchanges.length === read.length && ids.size === read.length + 1 ? ok(exchanges) : err('exchanges');
};
