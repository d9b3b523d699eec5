import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { blockAgeMs, freshnessOf, type Freshness, type ShownBlock } from '#domain/freshness/freshness.ts';
import { REPORTED_FAILURES } from './selectors.ts';
import type { AppState } from './slice.ts';

export interface BlockAge {
  readonly freshness: Freshness;
  readonly ageSeconds: number | undefined;
  /** Correct time minus the device's clock; 0 while it is unknown. */
  readonly offsetMs: number;
}

const shownBlockOf = ({ chainId, blockNumber, blockTimestamp, blockSeenAtMs }: AppState): ShownBlock | undefined => {
  const number = blockNumber[chainId];
  return number === undefined || blockTimestamp === null || blockSeenAtMs === null
    ? undefined
    : { number, timestamp: blockTimestamp, seenAtMs: blockSeenAtMs };
};

export const selectBlockAge = ({ app }: { readonly app: AppState }, nowMs: number): BlockAge => {
  const block = shownBlockOf(app);
  const highestHead = app.heads.length === 0 ? undefined : Math.max(...app.heads.map(({ number }) => number));
  const facts = {
    block,
    nowMs,
    clockOffsetMs: app.clockOffsetMs,
    blockTimeMs: env.blockTimeMs,
    highestHead,
    claimedHead: app.claimedHead ?? undefined,
    failing: app.connection.status === 'failing' && app.connection.failures >= REPORTED_FAILURES,
  };
  return {
    freshness: freshnessOf(facts, rules.freshness),
    ageSeconds: block && Math.round(blockAgeMs(block, facts) / 1000),
    offsetMs: app.clockOffsetMs ?? 0,
  };
};
