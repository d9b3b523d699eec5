import { Interface } from 'ethers';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { RpcError, RpcResponseError } from '#chain/rpc/errors.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';

const aggregate = new Interface([
  'function tryBlockAndAggregate(bool, tuple(address target, bytes callData)[] calls) returns (uint256, bytes32, tuple(bool success, bytes returnData)[])',
]);

/** A word of return data. */
export const word = (value: bigint | number): Hex => `0x${BigInt(value).toString(16).padStart(64, '0')}`;

export interface FakeRequest {
  readonly method: string;
  readonly params: readonly unknown[];
}

export interface FakeNode extends RpcClient {
  block: number;
  /** Milliseconds until it answers. */
  delayMs: number;
  /** Everything fails while this is set. */
  broken: boolean;
  /** Return data by `address-callData` (lower case); a contract that is not here has no code. `revert` reverts. */
  readonly contracts: Map<string, Hex | 'revert' | 'burnsAllGas' | (() => Hex)>;
  /** Answers to other methods. */
  readonly methods: Map<string, (params: readonly unknown[]) => unknown>;
  readonly requests: FakeRequest[];
  /** Block tags of the requested aggregates. */
  tags(): readonly unknown[];
}

export const keyOf = ({ address, callData }: Call): string => `${address}-${callData}`.toLowerCase();

const TIMESTAMP = '0x0f28c97d';

/** A node behind the client's interface, with a block number that the test moves. */
export const createFakeNode = (): FakeNode => {
  const results = (data: string): readonly { success: boolean; returnData: Hex }[] => {
    const [, calls] = aggregate.decodeFunctionData('tryBlockAndAggregate', data) as unknown as [
      boolean,
      readonly { target: string; callData: string }[],
    ];
    return calls.map(({ target, callData }) => {
      if (callData === TIMESTAMP) return { success: true, returnData: word(1_700_000_000 + node.block) };
      const answer = node.contracts.get(`${target}-${callData}`.toLowerCase());
      if (answer === 'burnsAllGas') throw new RpcResponseError(-32000, 'out of gas', undefined);
      return answer === 'revert'
        ? { success: false, returnData: '0x' }
        : { success: true, returnData: typeof answer === 'function' ? answer() : (answer ?? '0x') };
    });
  };
  const answer = (method: string, params: readonly unknown[]): unknown => {
    if (node.broken) throw new RpcError('network', 'Failed to send batch call');
    const other = node.methods.get(method);
    if (other) return other(params);
    const [{ data }, tag] = params as [{ data: string }, string];
    const block = tag === 'latest' ? node.block : Number(tag);
    return aggregate.encodeFunctionResult('tryBlockAndAggregate', [block, word(0), results(data)]);
  };
  const node: FakeNode = {
    block: 100,
    delayMs: 20,
    broken: false,
    contracts: new Map(),
    methods: new Map(),
    requests: [],
    tags: () => node.requests.filter(({ method }) => method === 'eth_call').map(({ params }) => params[1]),
    send: <T>(method: string, params: readonly unknown[] = []) => {
      node.requests.push({ method, params });
      return new Promise<T>((resolve, reject: (reason: unknown) => void) => {
        setTimeout(() => {
          try {
            resolve(answer(method, params) as T);
          } catch (error) {
            reject(error);
          }
        }, node.delayMs);
      });
    },
  };
  return node;
};
