import type { NodeChoice } from '#chain/rpc/failOver.ts';
import { preferBest } from '#chain/rpc/preferBest.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { clockOffset } from '#domain/freshness/clockOffset.ts';
import { ageLimitsMs, type Head } from '#domain/freshness/freshness.ts';
import type { ServerTime } from '#services/serverTime.ts';
import { clockChecked, headsSeen } from '#state/app/slice.ts';
import type { AppStore } from '#state/hooks.ts';

interface CompareWorld {
  readonly store: Pick<AppStore, 'dispatch' | 'getState'>;
  readonly nodes: NodeChoice;
  readonly readHeads: () => Promise<readonly Head[]>;
  readonly readServerTime: () => Promise<ServerTime | undefined>;
  readonly now: () => number;
}

const offsetOf = (heads: readonly Head[], server: ServerTime | undefined, deviceMs: number): number | undefined =>
  clockOffset({
    deviceMs: server?.deviceMs ?? deviceMs,
    serverMs: server?.serverMs,
    headsMs: heads.map(({ timestamp }) => timestamp * 1000),
    toleranceMs: rules.clock.toleranceMs + (server?.uncertaintyMs ?? 0),
    headAgeMs: ageLimitsMs(rules.freshness, env.blockTimeMs).lateMs,
  });

export const compareNodes = async ({ store, nodes, readHeads, readServerTime, now }: CompareWorld): Promise<void> => {
  const [heads, server] = await Promise.all([readHeads(), readServerTime()]);
  const offsetMs = offsetOf(heads, server, now());
  store.dispatch(clockChecked({ offsetMs }));
  store.dispatch(headsSeen(heads));
  preferBest(nodes, heads, offsetMs === undefined ? undefined : now() + offsetMs);
};
