import { AbiCoder } from 'ethers';

export interface NodeHabits {
  /** Longest range of `eth_getLogs`; the refusal names it. */
  readonly rangeLimit?: number;
  /** Number of HTTP requests answered with status 429. */
  readonly tooMany?: number;
  /** Every second answer is this many blocks behind. */
  readonly behind?: number;
  /** Always this many blocks behind. */
  readonly lag?: number;
  /** Stays at the newest block from the start of this habit. */
  readonly still?: boolean;
  /** Shifts every block's time into the past. */
  readonly pastSeconds?: number;
  /** Methods of the four habits above; default: all. */
  readonly onlyFor?: readonly string[];
  /** Larger batches are refused as a whole. */
  readonly batchLimit?: number;
  readonly chainId?: string;
  /** Replaces the first number by the second in calls' results. */
  readonly lie?: readonly [real: bigint, lied: bigint];
  /** `error`: errors whose message is no text. `short`: a multicall's answer lacks its last entry. */
  readonly garbled?: 'error' | 'short';
  /** Earlier logs are missing, without an error. */
  readonly noLogsBefore?: number;
  /** This method fails within the batch. */
  readonly failing?: string;
  /** Refuses logs of a range that begins after its newest block, as Erigon does. */
  readonly strictRange?: boolean;
  /** Calls need a contract. `status`: HTTP status 403 for the whole batch, as from a firewall. */
  readonly noInitCode?: 'error' | 'status';
}

export interface RpcQuestion {
  readonly jsonrpc: string;
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

export interface RpcAnswer {
  readonly jsonrpc: string;
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly code?: number; readonly message: unknown };
}

export const hex = (value: number): string => `0x${value.toString(16)}`;

const refusal = (id: number, code: number, message: string): RpcAnswer => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});

/** As go-ethereum answers; undefined for a short batch. */
export const tooLongBatch = ({ batchLimit }: NodeHabits, queries: readonly RpcQuestion[]) =>
  batchLimit === undefined || queries.length <= batchLimit
    ? undefined
    : queries.slice(0, 1).map(({ id }) => refusal(id, -32600, 'batch too large'));

const blocksOf = ({ params }: RpcQuestion, newest: number): number => {
  const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }];
  return (toBlock === 'latest' ? newest : Number(toBlock)) - Number(fromBlock) + 1;
};

export const isWithoutContract = ({ method, params: [call] }: RpcQuestion): boolean =>
  method === 'eth_call' && (call as { readonly to?: string }).to === undefined;

/** Habits that change no answer to a call. */
const OF_LOGS_AND_SIZES: ReadonlySet<string> = new Set([
  'rangeLimit',
  'noLogsBefore',
  'tooMany',
  'batchLimit',
  'strictRange',
]);

const LAGS: ReadonlySet<string> = new Set(['lag', 'behind', 'onlyFor']);

const bendsCalls = (habits: NodeHabits): boolean => {
  const isOfLogs = habits.onlyFor?.every((method) => method === 'eth_getLogs') === true;
  return Object.keys(habits).some((name) => !OF_LOGS_AND_SIZES.has(name) && !(isOfLogs && LAGS.has(name)));
};

const beginsLater = ({ strictRange }: NodeHabits, { method, params: [filter] }: RpcQuestion, newest: number): boolean =>
  strictRange === true &&
  method === 'eth_getLogs' &&
  Number((filter as { readonly fromBlock?: string }).fromBlock) > newest;

/** Undefined if the node passes the request on. A node that bends calls runs no init code, whose answers it cannot bend. */
export const refusedBy = (habits: NodeHabits, query: RpcQuestion, newest: number): RpcAnswer | undefined => {
  const { rangeLimit, failing } = habits;
  const { id, method } = query;
  if (method === failing) return refusal(id, -32603, 'Internal error');
  if (bendsCalls(habits) && isWithoutContract(query)) return refusal(id, -32602, 'missing value for "to"');
  if (beginsLater(habits, query, newest)) return refusal(id, -32000, 'end is before begin');
  if (rangeLimit === undefined || method !== 'eth_getLogs' || blocksOf(query, newest) <= rangeLimit) return undefined;
  return refusal(id, -32600, `eth_getLogs is limited to a ${rangeLimit} blocks range`);
};

const word = (value: bigint): string => value.toString(16).padStart(64, '0');

export const TRY_BLOCK_AND_AGGREGATE = '0x399542e9';
const AGGREGATE = ['uint256', 'bytes32', 'tuple(bool, bytes)[]'];

/** A multicall's result without its last entry. */
const shortened = (result: string): string => {
  const coder = AbiCoder.defaultAbiCoder();
  const [block, hash, entries] = coder.decode(AGGREGATE, result).toArray() as [bigint, string, readonly unknown[]];
  return coder.encode(AGGREGATE, [block, hash, entries.slice(0, -1)]);
};

const isAggregate = ({ method, params: [call] }: RpcQuestion): boolean =>
  method === 'eth_call' && (call as { readonly data: string }).data.startsWith(TRY_BLOCK_AND_AGGREGATE);

const garbledBy = (garbled: NodeHabits['garbled'], query: RpcQuestion, answer: RpcAnswer): RpcAnswer => {
  if (garbled === 'error') return { jsonrpc: '2.0', id: answer.id, error: { message: { toString: null } } };
  if (typeof answer.result !== 'string' || !isAggregate(query)) return answer;
  return { ...answer, result: shortened(answer.result) };
};

/** Answer of a lying node, or of another chain. */
export const bentBy = (habits: NodeHabits, query: RpcQuestion, answer: RpcAnswer): RpcAnswer => {
  const { chainId, lie, garbled, noLogsBefore } = habits;
  const { method } = query;
  if (garbled !== undefined) return garbledBy(garbled, query, answer);
  if (noLogsBefore !== undefined && method === 'eth_getLogs' && Array.isArray(answer.result)) {
    const logs = answer.result as readonly { readonly blockNumber: string }[];
    return { ...answer, result: logs.filter(({ blockNumber }) => Number(blockNumber) >= noLogsBefore) };
  }
  if (method === 'eth_chainId' && chainId !== undefined) return { ...answer, result: chainId };
  if (method !== 'eth_call' || !lie || typeof answer.result !== 'string') return answer;
  const [real, lied] = lie;
  return { ...answer, result: answer.result.replaceAll(word(real), word(lied)) };
};

/** A node behind the chain. */
export interface NodeView {
  /** Newest block and its time, unix seconds. */
  readonly head: number;
  readonly headTime: number;
  /** Oldest block whose state the chain still has. */
  readonly oldestState: number;
  readonly pastSeconds: number;
}

/** Index of the block parameter by method. */
const BLOCK_AT: Readonly<Record<string, number>> = {
  eth_call: 1,
  eth_estimateGas: 1,
  eth_getBalance: 1,
  eth_getTransactionCount: 1,
  eth_getCode: 1,
  eth_getStorageAt: 2,
  eth_getBlockByNumber: 0,
};

/** Undefined if the node has the block. */
export const unknownTo = ({ head }: NodeView, { id, method, params }: RpcQuestion): RpcAnswer | undefined => {
  const named = method === 'eth_getBlockByNumber' ? undefined : params[BLOCK_AT[method] ?? -1];
  return Number(named) > head ? refusal(id, -32000, 'header not found') : undefined;
};

/** A block without state is read at the oldest state and reported as the requested one. */
export const requestedAt = (query: RpcQuestion, view: NodeView): RpcQuestion => {
  const { method, params } = query;
  const { head, headTime, oldestState, pastSeconds } = view;
  const place = BLOCK_AT[method];
  if (place === undefined) return { ...query, params: params.map((param) => (param === 'latest' ? hex(head) : param)) };
  const named = params[place] ?? 'latest';
  const block = named === 'latest' || named === 'pending' ? head : Number(named);
  if (method === 'eth_getBlockByNumber') return { ...query, params: params.with(place, hex(block)) };
  const filled = [...params.slice(0, place), hex(Math.max(block, oldestState)), ...params.slice(place + 1)];
  if (method !== 'eth_call' || (block >= oldestState && pastSeconds === 0)) return { ...query, params: filled };
  const time = hex(headTime - pastSeconds);
  return { ...query, params: [filled[0], filled[1], filled[2] ?? {}, { number: hex(block), time }] };
};

type Block = Readonly<Record<string, unknown>> & { readonly timestamp?: string; readonly blockNumber?: string | null };

/** Hides later blocks. */
export const answeredAt = (method: string, answer: RpcAnswer, { head, pastSeconds }: NodeView): RpcAnswer => {
  if (method === 'eth_blockNumber') return { ...answer, result: hex(head) };
  if (method === 'eth_getLogs' && Array.isArray(answer.result)) {
    const logs = answer.result as { readonly blockNumber: string }[];
    return { ...answer, result: logs.filter(({ blockNumber }) => Number(blockNumber) <= head) };
  }
  const found = answer.result as Block | null | undefined;
  if (typeof found !== 'object' || found === null) return answer;
  if (method === 'eth_getBlockByNumber') {
    return Number(found['number']) > head
      ? { ...answer, result: null }
      : { ...answer, result: { ...found, timestamp: hex(Number(found.timestamp) - pastSeconds) } };
  }
  if (!found.blockNumber || Number(found.blockNumber) <= head) return answer;
  return method === 'eth_getTransactionByHash'
    ? { ...answer, result: { ...found, blockNumber: null, blockHash: null, transactionIndex: null } }
    : { ...answer, result: null };
};
