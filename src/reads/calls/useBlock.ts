import { selectBlockNumber, selectBlockSeenAtMs, selectBlockTimestamp } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';

interface Block {
  readonly number: number | undefined;
  readonly timestamp: number | undefined;
  readonly seenAtMs: number | undefined;
}

export const useBlock = (): Block => ({
  number: useAppSelector(selectBlockNumber),
  timestamp: useAppSelector(selectBlockTimestamp) ?? undefined,
  seenAtMs: useAppSelector(selectBlockSeenAtMs) ?? undefined,
});
