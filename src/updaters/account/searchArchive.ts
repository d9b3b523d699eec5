import { readHeader } from '#chain/reading/blockHeaders.ts';
import type { BlockHeader } from '#chain/reading/blockHeaders.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { rules } from '#config/rules.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { AccountMemory, Remembered } from './accountMemory.ts';

export interface SearchArchiveOptions<T> {
  readonly rpc: RpcClient;
  /** No log that is searched is older. */
  readonly firstBlock: number;
  readonly memory: AccountMemory<T>;
}

/** What an earlier visit found, vouched for by the hash of a block so deep that it is not replaced any more. */
export interface SearchArchive<T> {
  /** What is remembered, if the chain still has its blocks. */
  restore(signal: AbortSignal): Promise<Remembered<T> | undefined>;
  /** Reads the block that what is saved from now on ends with. */
  settle(head: number, signal: AbortSignal): Promise<void>;
  /** Keeps what was found up to that block, if it was searched. */
  save(coverage: BlockRange, foundUpTo: (block: number) => readonly T[]): void;
}

export const createSearchArchive = <T>(
  { rpc, firstBlock, memory }: SearchArchiveOptions<T>,
  account: Address,
): SearchArchive<T> => {
  let settled: BlockHeader | undefined;
  return {
    async restore(signal) {
      const kept = memory.restore(account);
      const header = kept && (await readHeader(rpc, kept.coverage.toBlock, signal));
      return header?.blockHash === kept?.hash ? kept : undefined;
    },
    async settle(head, signal) {
      const depth = head - rules.positions.depthBlocks;
      settled = depth >= firstBlock ? await readHeader(rpc, depth, signal) : undefined;
    },
    save(coverage, foundUpTo) {
      if (!settled || settled.blockNumber < coverage.fromBlock || settled.blockNumber > coverage.toBlock) return;
      const { blockNumber: toBlock, blockHash: hash } = settled;
      memory.write(account, { coverage: { ...coverage, toBlock }, hash, found: foundUpTo(toBlock) });
    },
  };
};
