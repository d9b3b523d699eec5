import { readHeader, readHeaders } from './blockHeaders.ts';
import type { BlockHeader } from './blockHeaders.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';

/** Blocks asked for in one HTTP request of the search. */
const PARTS = 16;

/**
 * The newest block that is not younger than `seconds` (unix), or the block `first` where all are. `latest` bounds the
 * search; each of its few rounds asks for 15 headers at once. Rejects as the client does.
 */
export const blockAtTime = async (
  rpc: RpcClient,
  seconds: number,
  { first, latest }: { readonly first: number; readonly latest: BlockHeader },
  signal?: AbortSignal,
): Promise<number> => {
  if (latest.timestamp <= seconds) return latest.blockNumber;
  let low = first;
  let high = latest.blockNumber;
  while (high - low > 1) {
    const width = high - low;
    const inner = Array.from({ length: PARTS - 1 }, (_, i) => low + Math.floor((width * (i + 1)) / PARTS));
    const asked = [...new Set(inner)].filter((block) => block > low && block < high);
    const headers = [...(await readHeaders(rpc, asked, signal)).values()];
    if (headers.length === 0) break;
    const old = headers.filter(({ timestamp }) => timestamp <= seconds).map(({ blockNumber }) => blockNumber);
    const young = headers.filter(({ timestamp }) => timestamp > seconds).map(({ blockNumber }) => blockNumber);
    low = Math.max(low, ...old);
    high = Math.min(high, ...young);
  }
  return low;
};

/** The chain's newest block. Rejects as the client does, and where the node has no block. */
export const latestHeader = async (rpc: RpcClient, signal?: AbortSignal): Promise<BlockHeader> => {
  const latest = await readHeader(rpc, 'latest', signal);
  if (!latest) throw new Error('the node has no latest block');
  return latest;
};
