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

export interface SearchArchiveOptions<T> {
  readonly rpc: RpcClient;
  readonly firstBlock: number;
  readonly memory: AccountMemory<T>;
}

/** Results of an earlier visit, verified by the hash of a block too deep to be replaced. */
export interface SearchArchive<T> {
  /** Results count once their hash is confirmed. `ALL_LOGS` if the page waits for them and has no recent results. */
  recall(take: (found: readonly T[], toBlock: number) => void): Recalled | typeof ALL_LOGS | undefined;
  restore(signal: AbortSignal): Promise<Remembered<T> | undefined>;
  /** Starts the read of the last block to save; if it fails, nothing is saved. */
  settle(head: number, signal: AbortSignal): void;
  /** Saves results up to the settled block; anything above it is only a hint. */
  save(coverage: BlockRange, foundUpTo: (block: number) => readonly T[]): void;
}

/** True if a node returns the missing blocks' logs within one block's request. */
const isNear = (keptAtMs = -Infinity): boolean => Date.now() - keptAtMs <= rules.positions.nearBlocks * env.blockTimeMs;

export const createSearchArchive = <T>(
  { rpc, firstBlock, memory }: SearchArchiveOptions<T>,
  account: Address,
): SearchArchive<T> => {
  let settled: BlockHeader | undefined;
  let unsaved: { readonly coverage: BlockRange; readonly foundUpTo: (block: number) => readonly T[] } | undefined;

  const save = (): void => {
    if (!settled || !unsaved) return;
    const { coverage, foundUpTo } = unsaved;
    const { blockNumber: toBlock, blockHash: hash } = settled;
    if (toBlock < coverage.fromBlock || toBlock > coverage.toBlock) return;
    const found = foundUpTo(toBlock);
    memory.write(account, { coverage: { ...coverage, toBlock }, hash, keptAtMs: Date.now(), found });
    unsaved = undefined;
  };

  return {
    recall(take) {
      const kept = memory.restore(account);
      if (!isNear(kept?.keptAtMs) && logsAwaited.isOn() && !isThriftyLine()) return ALL_LOGS;
      if (!kept) return undefined;
      take(kept.found, kept.coverage.toBlock);
      return { coverage: kept.coverage, hash: kept.hash, isNear: isNear(kept.keptAtMs) };
    },
    async restore(signal) {
      const kept = memory.restore(account);
      const header = kept && (await readHeader(rpc, kept.coverage.toBlock, signal));
      return header?.blockHash === kept?.hash ? kept : undefined;
    },
    settle(head, signal) {
      const depth = head - rules.positions.depthBlocks;
      settled = undefined;
      if (depth < firstBlock) return;
      const take = (header: BlockHeader | undefined): void => {
        settled = header;
        save();
      };
      readHeader(rpc, depth, signal).then(take, () => undefined);
    },
    save(coverage, foundUpTo) {
      unsaved = { coverage, foundUpTo };
      save();
    },
  };
};
