import type { AppState, Connection, Popup } from './slice.ts';

interface WithApp {
  readonly app: AppState;
}

export const selectBlockNumber = (state: WithApp): number | undefined => state.app.blockNumber[state.app.chainId];
export const selectBlockTimestamp = (state: WithApp): number | null => state.app.blockTimestamp;
export const selectBlockSeenAtMs = (state: WithApp): number | null => state.app.blockSeenAtMs;
export interface Block {
  readonly number: number | undefined;
  readonly timestamp: number | undefined;
  readonly seenAtMs: number | undefined;
}

/** A new object each time. */
export const selectBlock = (state: WithApp): Block => ({
  number: selectBlockNumber(state),
  timestamp: selectBlockTimestamp(state) ?? undefined,
  seenAtMs: selectBlockSeenAtMs(state) ?? undefined,
});
export const selectConnection = (state: WithApp): Connection => state.app.connection;
/** The next read repairs a single failure; from this number on failures are reported. */
export const REPORTED_FAILURES = 2;
export const selectIsUnreachable = ({ app: { connection } }: WithApp): boolean =>
  connection.status !== 'ok' && connection.failures >= REPORTED_FAILURES;
export const selectPopups = (state: WithApp): readonly Popup[] => state.app.popupList;
