import type { ExchangeConfig } from '#config/exchangeRule.ts';

/** A second exchange, without an order book. */
export const harbour: ExchangeConfig = {
  id: 'harbour',
  name: 'Harbour',
  factory: `0x${'70'.padStart(40, '0')}`,
  initCodeHash: `0x${'7'.repeat(64)}`,
  router: `0x${'71'.padStart(40, '0')}`,
  feeFactor: 997,
  routerCallable: true,
};

/** Variables of an application that also has this exchange. */
export const withHarbour = (changes: Partial<ExchangeConfig> = {}): Readonly<Record<string, string>> => ({
  VITE_EXCHANGES: JSON.stringify([{ ...harbour, ...changes }]),
});
