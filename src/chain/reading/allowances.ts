import type { ApprovalKey } from '#domain/approvals/approvals.ts';
import { dataOf } from '#domain/multicall/callOutcome.ts';
import type { Address } from '#domain/tokens/types.ts';
import { erc20 } from '../abis/erc20.ts';
import { WORD } from '../codec/words.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';
import { readSeparatelyAtBlock } from './readSeparately.ts';

const PAGE = 50;

interface LiveApprovals<A extends ApprovalKey> {
  readonly live: readonly A[];
  readonly blockNumber: number;
}

/**
 * Approvals with an allowance at the latest block, and the lowest block that answered. An answer that is not one number
 * allows nothing, because a contract may return a megabyte. Rejects if no node answers.
 */
export const readLiveApprovals = async <A extends ApprovalKey>(
  rpc: RpcClient,
  multicall: Address,
  owner: Address,
  approvals: readonly A[],
): Promise<LiveApprovals<A>> => {
  const live: A[] = [];
  let lowest = Infinity;
  for (let at = 0; at < approvals.length; at += PAGE) {
    const page = approvals.slice(at, at + PAGE);
    const calls = page.map(({ token, spender }) => erc20.allowance.call(token, owner, spender));
    const { blockNumber, outcomes } = await readSeparatelyAtBlock(rpc, multicall, calls);
    lowest = Math.min(lowest, blockNumber);
    page.forEach((approval, i) => {
      const data = dataOf(outcomes[i]) ?? '0x';
      const allowance = erc20.allowance.decode(data);
      if (allowance.ok && allowance.value > 0n && data.length === '0x'.length + WORD) live.push(approval);
    });
  }
  return { live, blockNumber: lowest };
};
