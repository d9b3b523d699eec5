import type { Head } from '#domain/freshness/freshness.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isQuantity } from '#lib/hex.ts';
import { isUnixTime } from '#lib/unixTime.ts';
import type { Eip1193Provider } from '../connectors/eip1193.ts';
import { chainIdOf } from '../connectors/walletAnswers.ts';
import { multicall3 } from '../abis/multicall3.ts';
import { readAtBlock } from '../reading/multicall.ts';
import { createRpcClient } from './createRpcClient.ts';
import type { Fetch } from './postBatch.ts';

interface HeadsQuery {
  readonly urls: readonly string[];
  readonly chainId: number;
  readonly multicall: Address;
  readonly wallet?: Eip1193Provider | undefined;
  readonly timeoutMs: number;
  readonly fetch?: Fetch;
}

export const WALLET_SOURCE = 'wallet';

type Newest = Omit<Head, 'source'>;

const numberOf = (quantity: unknown): number => {
  const value = isQuantity(quantity) ? Number(quantity) : Number.NaN;
  if (!Number.isSafeInteger(value)) throw new Error('The answer is no block.');
  return value;
};

const headerOf = (block: unknown): Newest => {
  const { number, timestamp } = Object(block) as { readonly number?: unknown; readonly timestamp?: unknown };
  const time = numberOf(timestamp);
  if (!isUnixTime(time)) throw new Error('The block has no time.');
  return { number: numberOf(number), timestamp: time };
};

const plainReads = (multicall: Address): readonly Call[] => [
  multicall3.getLastBlockHash.call(multicall),
  multicall3.getEthBalance.call(multicall, multicall),
];

/** Head of the oldest answer: a header proves little if the reads are of another block, and nothing if they fail. */
const queryNode = async (url: string, query: HeadsQuery): Promise<Newest> => {
  const { chainId, multicall, timeoutMs, fetch } = query;
  const rpc = createRpcClient({ urls: [url], chainId, batchWaitMs: 0, timeoutMs, ...(fetch && { fetch }) });
  const [header, reads] = await Promise.all([
    rpc.send<unknown>('eth_getBlockByNumber', ['latest', false], { check: headerOf }).then(headerOf),
    readAtBlock(rpc, { multicall, calls: plainReads(multicall), at: 'latest' }),
  ]);
  if (!reads.outcomes.every(({ status }) => status === 'success')) throw new Error('The node does not execute reads.');
  return reads.blockNumber < header.number ? { number: reads.blockNumber, timestamp: reads.blockTimestamp } : header;
};

const queryWallet = async (wallet: Eip1193Provider, { chainId, timeoutMs }: HeadsQuery): Promise<Newest> => {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  const answers = Promise.all([
    wallet.request({ method: 'eth_chainId' }),
    wallet.request({ method: 'eth_getBlockByNumber', params: ['latest', false] }),
  ]);
  const [chain, block] = await Promise.race([answers, late]);
  if (chainIdOf(chain) !== chainId) throw new Error('The wallet is on another chain.');
  return headerOf(block);
};

/**
 * Heads of all nodes, queried at the same time. Failed and late answers (`timeoutMs`), and those of other chains, are
 * left out. Never rejects.
 */
export const queryHeads = async (query: HeadsQuery): Promise<readonly Head[]> => {
  const { urls, wallet } = query;
  const queries: readonly (readonly [string, Promise<Newest>])[] = [
    ...urls.map((url) => [url, queryNode(url, query)] as const),
    ...(wallet ? [[WALLET_SOURCE, queryWallet(wallet, query)] as const] : []),
  ];
  const heads = queries.map(async ([source, newest]): Promise<readonly Head[]> => {
    try {
      return [{ source, ...(await newest) }];
    } catch {
      return [];
    }
  });
  return (await Promise.all(heads)).flat();
};
