import type { BlockRange, PairTrade } from '#domain/history/types.ts';
import { answersInTime } from '#lib/answersInTime.ts';
import type { Archive } from '#lib/archive.ts';
import { headOf, type HistoryHead, type HistoryState } from './historyState.ts';
import { storedHead, storedTrades } from './storedHistory.ts';

export type HistoryArchive = Archive<HistoryHead, PairTrade>;

export interface PairMemory {
  restore(): Promise<HistoryState | undefined>;
  /** @param added trades that are new in `state` @param replaced blocks whose stored trades are removed first */
  write(state: HistoryState, added: readonly PairTrade[], replaced?: BlockRange): void;
}

/** Writes run one after another. After a failed read or write nothing more is written, so that the stored list has no gap. */
export const createPairMemory = (archive: HistoryArchive, key: string): PairMemory => {
  let writing: Promise<void> = Promise.resolve();
  let broken = false;

  return {
    async restore() {
      try {
        const head = storedHead(await answersInTime(archive.head(key)));
        const all = head && storedTrades(await archive.entries(key));
        if (!all) return undefined;
        const { fromBlock, toBlock } = head.coverage;
        const isCovered = ({ blockNumber }: PairTrade): boolean => blockNumber >= fromBlock && blockNumber <= toBlock;
        const trades = all.filter(isCovered).toReversed();
        return { ...head, trades };
      } catch {
        // The stored trades are unknown, so that a write could repeat them.
        broken = true;
        return undefined;
      }
    },
    write(state, added, replaced) {
      const change = { head: headOf(state), add: added, ...(replaced && { drop: replaced }) };
      writing = writing.then(async () => {
        if (broken) return;
        try {
          await archive.change(key, change);
        } catch {
          broken = true;
        }
      });
    },
  };
};
