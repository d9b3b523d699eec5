import { selectBlockNumber, selectBlockSeenAtMs, selectBlockTimestamp } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';

/** The block everything shown is of; its fields are undefined before the first one. */
export interface Block {
  readonly number: number | undefined;
  /** Chain time, unix seconds. */
  readonly timestamp: number | undefined;
  /** Time of arrival in this browser, unix milliseconds. */
  readonly seenAtMs: number | undefined;
}

export const useBlock = (): Block => ({
  number: useAppSelector(selectBlockNumber),
  timestamp: useAppSelector(selectBlockTimestamp) ?? undefined,
  seenAtMs: useAppSelector(selectBlockSeenAtMs) ?? undefined,
});
