import { readHeader, type BlockHeader } from '#chain/reading/blockHeaders.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { logsAwaited } from '#stores/logsAwaited.ts';
import { isThriftyLine } from '#lib/isThriftyLine.ts';
import { ALL_LOGS, type Recalled } from '../logs/logSource.ts';
import type { AccountMemory, Remembered } from './accountMemory.ts';
import type { LargeMemory } from './largeMemory.ts';

interface SearchArchiveOptions<T> {
  readonly rpc: RpcClient;
  readonly firstBlock: number;
  readonly memory: AccountMemory<T>;
  readonly large?: LargeMemory<T> | undefined;
  /** Number of results that `recall` takes; `rest` has the others. Default: all. */
  readonly first?: number;
}

/** Results of an earlier visit, verified by the hash of a block too deep to be replaced. */
interface SearchArchive<T> {
  /**
   * Results count once the chain confirms their hash. Returns `ALL_LOGS` if the page waits for results and the stored
   * ones are old.
   */
  recall(take: (found: readonly T[], toBlock: number) => void): Recalled | typeof ALL_LOGS | undefined;
  /** Results that `recall` left out. Rejects with the signal's reason. */
  rest(signal: AbortSignal): Promise<readonly T[]>;
  restore(signal: AbortSignal): Promise<Remembered<T> | undefined>;
  /** Starts to read the last block to save. If this fails, nothing is saved. */
  settle(head: number, signal: AbortSignal): void;
  /** Saves results up to the settled block; results above it are only hints. */
  save(coverage: BlockRange, foundUpTo: (block: number) => readonly T[]): void;
}

/** More results do not fit into one stored text: anybody can send the account many transfers. */
const MAX_IN_TEXT = 1000;

/** True if one block's request can include the logs of all missing blocks. */
const isNear = (keptAtMs = -Infinity): boolean => Date.now() - keptAtMs <= rules.positions.nearBlocks * env.blockTimeMs;

interface Unsaved<T> {
  readonly coverage: BlockRange;
  readonly foundUpTo: (block: number) => readonly T[];
}

/** Saves run one after another. After a failed save, the next one includes its data. */
const createSaves = <T>({ memory, large }: SearchArchiveOptions<T>, account: Address) => {
  let settled: BlockHeader | undefined;
  let unsaved: Unsaved<T> | undefined;
  let isWriting = false;

  const saveLarge = async (target: LargeMemory<T>, remembered: Remembered<T>): Promise<void> => {
    isWriting = true;
    try {
      await target.write(account, remembered);
      memory.write(account, { ...remembered, found: [], isLarge: true });
    } catch {
      // The database is denied or full, so the next visit reads all logs.
    }
    isWriting = false;
    save();
  };

  const save = (): void => {
    if (!settled || !unsaved || isWriting) return;
    const { coverage, foundUpTo } = unsaved;
    const { blockNumber: toBlock, blockHash: hash } = settled;
    if (toBlock < coverage.fromBlock || toBlock > coverage.toBlock) return;
    const found = foundUpTo(toBlock);
    const remembered = { coverage: { ...coverage, toBlock }, hash, keptAtMs: Date.now(), found };
    unsaved = undefined;
    if (large && found.length > MAX_IN_TEXT) void saveLarge(large, remembered);
    else memory.write(account, remembered);
  };

  return {
    settle(header: BlockHeader | undefined): void {
      settled = header;
      save();
    },
    save(next: Unsaved<T>): void {
      unsaved = next;
      save();
    },
  };
};

/** A database that is denied or does not answer counts as empty, so that all logs are read. */
const restoreLarge = async <T>(
  large: LargeMemory<T> | undefined,
  ...of: Parameters<LargeMemory<T>['restore']>
): Promise<Remembered<T> | undefined> => {
  try {
    return await large?.restore(...of);
  } catch {
    of[2].throwIfAborted();
    return undefined;
  }
};

export const createSearchArchive = <T>(options: SearchArchiveOptions<T>, account: Address): SearchArchive<T> => {
  const { rpc, firstBlock, memory, large, first } = options;
  let leftOut: Remembered<T>['rest'];
  const saves = createSaves(options, account);
  return {
    recall(take) {
      const kept = memory.restore(account, first);
      // Results of large accounts come from the database in `restore`.
      if (kept?.isLarge) return undefined;
      if (!isNear(kept?.keptAtMs) && logsAwaited.isOn() && !isThriftyLine()) return ALL_LOGS;
      if (!kept) return undefined;
      take(kept.found, kept.coverage.toBlock);
      leftOut = kept.rest;
      return { coverage: kept.coverage, hash: kept.hash, isNear: isNear(kept.keptAtMs) };
    },
    async rest(signal) {
      const found = (await leftOut?.(signal)) ?? [];
      leftOut = undefined;
      return found;
    },
    async restore(signal) {
      const kept = memory.restore(account, first);
      const header = kept && (await readHeader(rpc, kept.coverage.toBlock, signal));
      if (!kept || header?.blockHash !== kept.hash) return undefined;
      if (kept.isLarge) return restoreLarge(large, account, kept.hash, signal);
      return { ...kept, found: [...kept.found, ...((await kept.rest?.(signal)) ?? [])] };
    },
    settle(head, signal) {
      const depth = head - rules.positions.depthBlocks;
      saves.settle(undefined);
      if (depth >= firstBlock) readHeader(rpc, depth, signal).then(saves.settle, () => undefined);
    },
    save: (coverage, foundUpTo) => saves.save({ coverage, foundUpTo }),
  };
};
