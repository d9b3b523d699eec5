import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isFields, textIn } from '#lib/fields.ts';
import { isHash } from '#lib/hex.ts';
import type { RpcRequest } from '../logs/mergeLogRequests.ts';

/** `ApproveHash(bytes32 indexed approvedHash, address indexed owner)`: an owner's signature on the chain. */
export const APPROVE_HASH: Hex = '0xf2a0eb156472d1440255b0d7c1e19cc07115d1051fe605b0dce69acfec884d9c';

/** Request for the Safe's `ApproveHash` logs; both ends are included. */
export const approvalsRequest = (safe: Address, fromBlock: number, toBlock: number | 'latest'): RpcRequest => ({
  method: 'eth_getLogs',
  params: [
    {
      address: safe,
      topics: [[APPROVE_HASH]],
      fromBlock: `0x${fromBlock.toString(16)}`,
      toBlock: toBlock === 'latest' ? toBlock : `0x${toBlock.toString(16)}`,
    },
  ],
});

/**
 * Hashes in the Safe's `ApproveHash` logs, lower case; removed and other logs are skipped. Undefined unless `logs` is
 * a list.
 */
export const readApprovals = (logs: unknown, safe: Address): readonly Hex[] | undefined => {
  if (!Array.isArray(logs)) return undefined;
  return logs.flatMap((log: unknown): readonly Hex[] => {
    if (!isFields(log) || log.removed === true || !Array.isArray(log.topics)) return [];
    const [name, hash]: readonly unknown[] = log.topics;
    const isApproval = name === APPROVE_HASH && textIn(log.address).toLowerCase() === safe.toLowerCase();
    return isApproval && isHash(hash) ? [hash.toLowerCase() as Hex] : [];
  });
};
