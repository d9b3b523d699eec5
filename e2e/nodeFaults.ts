import { AbiCoder } from 'ethers';

export interface NodeFaults {
  /** Largest block range of `eth_getLogs`. The error message names it. */
  readonly rangeLimit?: number;
  /** Number of HTTP requests to answer with status 429. */
  readonly rateLimited?: number;
  /** Every second answer is this many blocks behind. */
  readonly behind?: number;
  /** Always this many blocks behind. */
  readonly lag?: number;
  /** The newest block never changes. */
  readonly isFrozen?: boolean;
  /** Shifts every block's time into the past. */
  readonly pastSeconds?: number;
  /** Methods with the four faults above; all by default. */
  readonly onlyFor?: readonly string[];
  /** Largest batch; a larger one fails as a whole. */
  readonly batchLimit?: number;
  readonly chainId?: string;
  /** Replaces the first number by the second in the results of calls. */
  readonly replaced?: readonly [real: bigint, replacement: bigint];
  /** `error`: the error's message is not a text. `short`: a multicall's result lacks its last entry. */
  readonly malformed?: 'error' | 'short';
  /** Leaves out logs before this block, without an error. */
  readonly noLogsBefore?: number;
  /** Method that fails; the rest of the batch succeeds. */
  readonly failing?: string;
  /** Rejects a log request that begins after the node's newest block, as Erigon does. */
  readonly strictRange?: boolean;
  /** Rejects a call without `to`: as an error, or as HTTP status 403 for the whole batch, as a firewall does. */
  readonly noInitCode?: 'error' | 'status';
}

export interface RpcRequest {
  readonly jsonrpc: string;
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

export interface RpcResponse {
  readonly jsonrpc: string;
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly code?: number; readonly message: unknown };
}

export const hex = (value: number): string => `0x${value.toString(16)}`;

const refusal = (id: number, code: number, message: string): RpcResponse => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});

/** Error of go-ethereum; undefined if the batch is short enough. */
export const batchRejection = ({ batchLimit }: NodeFaults, queries: readonly RpcRequest[]) =>
  batchLimit === undefined || queries.length <= batchLimit
    ? undefined
    : queries.slice(0, 1).map(({ id }) => refusal(id, -32600, 'batch too large'));

const blocksOf = ({ params }: RpcRequest, newest: number): number => {
  const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }];
  return (toBlock === 'latest' ? newest : Number(toBlock)) - Number(fromBlock) + 1;
};

export const isWithoutContract = ({ method, params: [call] }: RpcRequest): boolean =>
  method === 'eth_call' && (call as { readonly to?: string }).to === undefined;

/** Faults that never change the result of a call. */
const LOG_AND_SIZE_FAULTS: ReadonlySet<string> = new Set([
  'rangeLimit',
  'noLogsBefore',
  'rateLimited',
  'batchLimit',
  'strictRange',
]);

const LAG_FAULTS: ReadonlySet<string> = new Set(['lag', 'behind', 'onlyFor']);

const changesCallResults = (faults: NodeFaults): boolean => {
  const isLogsOnly = faults.onlyFor?.every((method) => method === 'eth_getLogs') === true;
  return Object.keys(faults).some((name) => !LOG_AND_SIZE_FAULTS.has(name) && !(isLogsOnly && LAG_FAULTS.has(name)));
};

const beginsLater = ({ strictRange }: NodeFaults, { method, params: [filter] }: RpcRequest, newest: number): boolean =>
  strictRange === true &&
  method === 'eth_getLogs' &&
  Number((filter as { readonly fromBlock?: string }).fromBlock) > newest;

/**
 * Error of a request, or undefined if the node answers it. With faults that change call results it rejects init code,
 * because they cannot change its results.
 */
export const rejectionOf = (faults: NodeFaults, query: RpcRequest, newest: number): RpcResponse | undefined => {
  const { rangeLimit, failing } = faults;
  const { id, method } = query;
  if (method === failing) return refusal(id, -32603, 'Internal error');
  if (changesCallResults(faults) && isWithoutContract(query)) return refusal(id, -32602, 'missing value for "to"');
  if (beginsLater(faults, query, newest)) return refusal(id, -32000, 'end is before begin');
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

const isAggregate = ({ method, params: [call] }: RpcRequest): boolean =>
  method === 'eth_call' && (call as { readonly data: string }).data.startsWith(TRY_BLOCK_AND_AGGREGATE);

const malformAnswer = (malformed: NodeFaults['malformed'], query: RpcRequest, answer: RpcResponse): RpcResponse => {
  if (malformed === 'error') return { jsonrpc: '2.0', id: answer.id, error: { message: { toString: null } } };
  if (typeof answer.result !== 'string' || !isAggregate(query)) return answer;
  return { ...answer, result: shortened(answer.result) };
};

/** Answer of a node that reports wrong numbers, lacks logs, or is of another chain. */
export const applyFaults = (faults: NodeFaults, query: RpcRequest, answer: RpcResponse): RpcResponse => {
  const { chainId, replaced, malformed, noLogsBefore } = faults;
  const { method } = query;
  if (malformed !== undefined) return malformAnswer(malformed, query, answer);
  if (noLogsBefore !== undefined && method === 'eth_getLogs' && Array.isArray(answer.result)) {
    const logs = answer.result as readonly { readonly blockNumber: string }[];
    return { ...answer, result: logs.filter(({ blockNumber }) => Number(blockNumber) >= noLogsBefore) };
  }
  if (method === 'eth_chainId' && chainId !== undefined) return { ...answer, result: chainId };
  if (method !== 'eth_call' || !replaced || typeof answer.result !== 'string') return answer;
  const [real, replacement] = replaced;
  return { ...answer, result: answer.result.replaceAll(word(real), word(replacement)) };
};

/** State of the chain as a node behind it sees it. */
export interface NodeView {
  /** Newest block, and its time in unix seconds. */
  readonly head: number;
  readonly headTime: number;
  /** Oldest block whose state the local chain still has. */
  readonly oldestState: number;
  readonly pastSeconds: number;
}

/** Index of each method's block parameter. */
const BLOCK_AT: Readonly<Record<string, number>> = {
  eth_call: 1,
  eth_estimateGas: 1,
  eth_getBalance: 1,
  eth_getTransactionCount: 1,
  eth_getCode: 1,
  eth_getStorageAt: 2,
  eth_getBlockByNumber: 0,
};

/** Error for a block that the node does not have yet; undefined if it has the block. */
export const missingBlockError = ({ head }: NodeView, { id, method, params }: RpcRequest): RpcResponse | undefined => {
  const named = method === 'eth_getBlockByNumber' ? undefined : params[BLOCK_AT[method] ?? -1];
  return Number(named) > head ? refusal(id, -32000, 'header not found') : undefined;
};

/**
 * Sets the block of a request. If its state is gone, the oldest state is read, with the requested block's number and
 * time.
 */
export const requestAtView = (query: RpcRequest, view: NodeView): RpcRequest => {
  const { method, params } = query;
  const { head, headTime, oldestState, pastSeconds } = view;
  const index = BLOCK_AT[method];
  if (index === undefined) return { ...query, params: params.map((param) => (param === 'latest' ? hex(head) : param)) };
  const named = params[index] ?? 'latest';
  const block = named === 'latest' || named === 'pending' ? head : Number(named);
  if (method === 'eth_getBlockByNumber') return { ...query, params: params.with(index, hex(block)) };
  const filled = [...params.slice(0, index), hex(Math.max(block, oldestState)), ...params.slice(index + 1)];
  if (method !== 'eth_call' || (block >= oldestState && pastSeconds === 0)) return { ...query, params: filled };
  const time = hex(headTime - pastSeconds);
  return { ...query, params: [filled[0], filled[1], filled[2] ?? {}, { number: hex(block), time }] };
};

type Block = Readonly<Record<string, unknown>> & { readonly timestamp?: string; readonly blockNumber?: string | null };

/** Removes everything after the node's newest block from an answer. */
export const answerAtView = (method: string, answer: RpcResponse, { head, pastSeconds }: NodeView): RpcResponse => {
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
