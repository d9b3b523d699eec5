import type { SeenRequest } from '../../e2e/seenRequest.ts';
import { figure, type Findings } from './figures.ts';

interface Provider {
  readonly unit: string;
  readonly source: string;
  /** Price of a query, also inside a batch. */
  readonly prices: Readonly<Record<'eth_call' | 'eth_getLogs', number>>;
}

/**
 * Price lists of November 2026, from stored copies of the pages. Infura's 255 is known only from notes of other
 * projects.
 */
const PROVIDERS: Readonly<Record<string, Provider>> = {
  alchemy: {
    unit: 'compute units',
    source: 'https://www.alchemy.com/docs/reference/compute-unit-costs',
    prices: { eth_call: 26, eth_getLogs: 60 },
  },
  infura: {
    unit: 'credits',
    source: 'https://docs.metamask.io/services/get-started/pricing/credit-cost/',
    prices: { eth_call: 80, eth_getLogs: 255 },
  },
};

/** Polygon's mean block time is about 2.2 s. */
const BLOCKS_PER_HOUR = 3600 / 2.2;

/** Prices of `eth_call` and `eth_getLogs` in an hour of Polygon, as requested over `blocks` blocks. */
export const pricesPerHour = (requests: readonly SeenRequest[], blocks: number): Findings => {
  const methods = requests.flatMap((request) => request.methods);
  const perHour = (method: keyof Provider['prices']): number =>
    (methods.filter((entry) => entry === method).length / blocks) * BLOCKS_PER_HOUR;
  const entries = Object.entries(PROVIDERS).map(([name, { unit, source, prices }]): readonly [string, Findings] => {
    const calls = Math.round(perHour('eth_call') * prices.eth_call);
    const logs = Math.round(perHour('eth_getLogs') * prices.eth_getLogs);
    return [name, { calls: figure(calls, unit), logs: figure(logs, unit), both: figure(calls + logs, unit), source }];
  });
  return Object.fromEntries(entries);
};
