import { AbiCoder, id, Interface } from 'ethers';
import { vi, type MockInstance } from 'vitest';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { env } from '#config/env.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';

export const FIRST = 'https://first.example/key-1234567890';
export const SECOND = 'https://second.example';
export const BLOCK = 5000;

/** Balances before a simulated call. */
const HELD = 10n ** 40n;
const batch = new Interface([
  'function execute((address to, uint256 value, bytes data)[] calls) payable returns (bytes[] results)',
]);

const coder = AbiCoder.defaultAbiCoder();
const multicall = new Interface([
  'function tryBlockAndAggregate(bool requireSuccess, tuple(address target, bytes callData)[] calls)',
]);
/** A contract whose answer depends on the caller has none for the aggregate's own contract. */
const NOBODY: Hex = `0x${'0'.repeat(128)}`;
const ASKER_ONLY = id('getUserReward(uint256)').slice(0, 10);
const TIME = id('getCurrentBlockTimestamp()').slice(0, 10);
const WORDS = 40;

const honestAnswers = new Map<string, Hex>();

/** Answer of an honest node to a read: numbers that follow from the read alone. Kept, as forty hashes take long. */
const honest = (target: string, callData: string): Hex => {
  const read = `${target.toLowerCase()}${callData}`;
  const word = (index: number): string =>
    BigInt(id(`${read}${index}`).slice(0, 18))
      .toString(16)
      .padStart(64, '0');
  const kept = honestAnswers.get(read);
  const answer: Hex = kept ?? `0x${Array.from({ length: WORDS }, (_, index) => word(index)).join('')}`;
  honestAnswers.set(read, answer);
  return answer;
};

/** Forged answer to one read; undefined: it reverts. */
export type Forge = (honestly: Hex) => Hex | undefined;

/** Behaviour of a node. */
export interface NodeManner {
  /** Its answers to some reads. */
  readonly forged?: readonly (readonly [call: Call, forge: Forge])[];
  /** Changes of amounts that its simulations show; without them it simulates no balances. */
  readonly moved?: readonly (readonly [measure: Call, change: bigint])[];
  readonly nonce?: bigint;
  /** Native coin of every account, in wei; the gas price is 30 gwei. */
  readonly coin?: bigint;
  /** Code of every account. */
  readonly code?: Hex;
  /** Its newest block. */
  readonly head?: number;
  readonly chainId?: string;
  /** `silent` never answers: the reader's limit ends the wait. */
  readonly fails?: 'network' | 'http' | 'garbage' | 'silent';
}

interface Sent {
  readonly body: string;
  readonly signal: AbortSignal;
}

interface Request {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

const isSame = (call: Call, target: string, callData: string): boolean =>
  call.address.toLowerCase() === target.toLowerCase() && call.callData === callData;

const reverted = { code: 3, message: 'execution reverted' };
const missing = { code: -32000, message: 'header not found' };

/** Answer to a simulated batch: amounts are read before and after the one call that reads none. */
const simulatedBatch = (moved: NonNullable<NodeManner['moved']>, data: string): string => {
  const [calls] = batch.decodeFunctionData('execute', data) as unknown as [
    readonly (readonly [to: string, value: bigint, data: string])[],
  ];
  const changes = calls.map(([to, , callData]) => moved.find(([call]) => isSame(call, to, callData))?.[1]);
  const middle = (calls.length - 1) / 2;
  const results = changes.map((change, index) =>
    index === middle ? '0x' : coder.encode(['uint256'], [index < middle ? HELD : HELD + (change ?? 0n)]),
  );
  return batch.encodeFunctionResult('execute', [results]);
};

/** The answer of a node with this manner to one request; rejects as `error`. */
export const answerAs = (manner: NodeManner, { method, params }: Omit<Request, 'id'>): unknown => {
  const { forged = [], moved, nonce = 3n, head = BLOCK, chainId = '0x89' } = manner;
  const quantity = (value: number | bigint): string => `0x${value.toString(16)}`;
  if (method === 'eth_chainId') return chainId;
  if (method === 'eth_estimateGas') return '0xc350';
  if (method === 'eth_gasPrice') return quantity(30_000_000_000n);
  if (method === 'eth_getBalance') return quantity(manner.coin ?? HELD);
  if (method === 'eth_getCode') return manner.code ?? '0x';
  const now = Math.floor(Date.now() / 1000) - 1;
  if (method === 'eth_getBlockByNumber') return { number: quantity(head), timestamp: quantity(now) };
  const block = params[1] === 'latest' ? head : Number(params[1]);
  if (block > head) throw missing;
  if (method === 'eth_getTransactionCount') return quantity(nonce);
  const { to, data } = params[0] as { readonly to: string; readonly data: string };
  const answerOf = (target: string, callData: string): Hex | undefined => {
    const forge = forged.find(([call]) => isSame(call, target, callData))?.[1];
    const truth = honest(target, callData);
    return forge ? forge(truth) : truth;
  };
  if (moved && data.startsWith(batch.getFunction('execute')?.selector ?? '-')) return simulatedBatch(moved, data);
  if (to !== env.multicall) {
    const answer = answerOf(to, data);
    if (answer === undefined) throw reverted;
    return answer;
  }
  const [, calls] = multicall.decodeFunctionData('tryBlockAndAggregate', data) as unknown as [
    boolean,
    readonly (readonly [target: string, callData: string])[],
  ];
  const outcomes = calls.map(([target, callData]) => {
    if (callData.startsWith(TIME)) return [true, coder.encode(['uint256'], [now])];
    if (callData.startsWith(ASKER_ONLY)) return [true, NOBODY];
    const answer = answerOf(target, callData);
    return [answer !== undefined, answer ?? '0x'];
  });
  return coder.encode(['uint256', 'bytes32', 'tuple(bool,bytes)[]'], [block, `0x${'1'.repeat(64)}`, outcomes]);
};

const silence = (signal: AbortSignal): Promise<Response> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

const respond = (manner: NodeManner, { body, signal }: Sent): Promise<Response> => {
  if (manner.fails === 'silent') return silence(signal);
  if (manner.fails === 'network') return Promise.reject(new TypeError('Failed to fetch'));
  if (manner.fails === 'http') return Promise.resolve(new Response('', { status: 503 }));
  if (manner.fails === 'garbage') return Promise.resolve(new Response('<html>'));
  const answers = (JSON.parse(body) as readonly Request[]).map((request) => {
    const head = { jsonrpc: '2.0', id: request.id };
    try {
      return { ...head, result: answerAs(manner, request) };
    } catch (error) {
      return { ...head, error };
    }
  });
  return Promise.resolve(new Response(JSON.stringify(answers)));
};

let limits: MockInstance | undefined;

/** Two nodes at the edge of the network, of which `undefined` is not set up; `readRpc` reads from the first. */
export const setNodes = (first: NodeManner, second: NodeManner | undefined): void => {
  readRpc.nodes.use(second ? [FIRST, SECOND] : [FIRST]);
  vi.stubGlobal('fetch', (url: string, sent: Sent) => respond(url === FIRST ? first : (second ?? {}), sent));
  limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The limit is over.', 'TimeoutError')), ms);
    return controller.signal;
  });
};

export const endNodes = (): void => {
  readRpc.nodes.use(env.rpcUrls);
  vi.unstubAllGlobals();
  limits?.mockRestore();
};
