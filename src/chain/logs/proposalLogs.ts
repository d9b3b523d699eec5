import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { governorTopics } from '../abis/governor.ts';
import { tryDecode } from '../codec/contractFunction.ts';
import { address, arrayOf, bytes, decodeAll, text, textUpTo, uint } from '../codec/types.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';
import { logsQuery } from './logRanges.ts';
import { asLogs } from './logs.ts';

const MAX_DESCRIPTION = 200_000;

type Created = readonly [
  bigint,
  Address,
  readonly Address[],
  readonly bigint[],
  readonly string[],
  readonly Hex[],
  bigint,
  bigint,
  string,
];

const created = (data: Hex) =>
  decodeAll<Created>(
    [
      uint,
      address,
      arrayOf(address),
      arrayOf(uint),
      arrayOf(text),
      arrayOf(bytes),
      uint,
      uint,
      textUpTo(MAX_DESCRIPTION),
    ],
    data,
  );

/**
 * Description of a proposal, found in the logs of its block, because nothing in its log is indexed. Undefined without
 * one. Rejects as the node does.
 */
export const readDescription = async (
  rpc: RpcClient,
  governor: Address,
  { id, block }: { readonly id: bigint; readonly block: number },
  signal: AbortSignal,
): Promise<string | undefined> => {
  const filter = { address: governor, topics: [governorTopics.proposalCreated] };
  const params = logsQuery(filter, { fromBlock: block, toBlock: block });
  const logs = asLogs(await rpc.send<unknown>('eth_getLogs', params, { signal }));
  for (const log of logs) {
    if (log.removed || log.topics[0] !== governorTopics.proposalCreated) continue;
    const read = tryDecode(log.data, created);
    if (read.ok && read.value[0] === id) return read.value[8];
  }
  return undefined;
};
