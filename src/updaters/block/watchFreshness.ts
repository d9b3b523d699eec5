import { readHeads } from '#chain/rpc/readHeads.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { rules } from '#config/rules.ts';
import { readServerTime } from '#services/serverTime.ts';
import type { AppStore } from '#state/hooks.ts';
import { compareNodes } from './compareNodes.ts';
import { followClaims } from './followClaims.ts';
import { createFreshnessWatch } from './freshnessWatch.ts';
import { isVisible, onVisibilityChange } from './visibility.ts';

const LOOK_MS = 1000;

export const watchFreshness = (store: AppStore): (() => void) => {
  const { nodes } = readRpc;
  const watch = createFreshnessWatch({
    store,
    nodes,
    now: Date.now,
    elapsed: () => performance.now(),
    compare: () =>
      compareNodes({
        store,
        nodes,
        readHeads: () => readHeads(),
        readServerTime: () => readServerTime(rules.nodes.compareTimeoutMs),
        now: Date.now,
      }),
  });
  watch.seen(isVisible());
  const timer = setInterval(() => void watch.look(), LOOK_MS);
  const stopClaims = followClaims(store);
  const stopListening = onVisibilityChange(watch.seen);
  return () => {
    clearInterval(timer);
    stopClaims();
    stopListening();
  };
};
