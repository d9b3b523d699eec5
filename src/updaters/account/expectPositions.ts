import { isThriftyLine } from '#lib/isThriftyLine.ts';
import { logsAwaited } from '#stores/logsAwaited.ts';
import { FIRST_POSITIONS } from '#stores/positions.ts';
import type { PositionsStore } from '#stores/positionsStore.ts';
import type { EarlyArrivals } from './earlyArrivals.ts';
import type { PositionMemory } from './positionArchive.ts';

interface ExpectedPositions {
  readonly store: PositionsStore;
  readonly memory: PositionMemory;
  readonly early: EarlyArrivals;
  readonly requestSameBlock: () => void;
}

/**
 * Requests the positions of an account as soon as a page watches it. The last visit's first ones are read with the
 * first block. Logs of an account that is new here are requested before it.
 */
export const expectPositions = ({ store, memory, early, requestSameBlock }: ExpectedPositions): (() => void) => {
  const expect = (): void => {
    const account = store.watched();
    const found = store.found(account);
    if (!account || found.status !== 'loading') return;
    const kept = memory.restore(account, FIRST_POSITIONS);
    const expected = (kept?.found ?? []).flatMap((entry) => ('pair' in entry ? [entry.pair] : []));
    if (expected.length > 0) store.record(account, { ...found, expected });
    if (!kept && !logsAwaited.isOn() && !isThriftyLine()) early.begin(account);
    requestSameBlock();
  };
  expect();
  return store.onWatch(expect);
};
