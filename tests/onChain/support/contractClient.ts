import { getAddress, Interface, type Result } from 'ethers';
import type { Artifact } from '../../../e2e/devnet/artifact.ts';
import type { JsonRpc, RpcCall } from '../../../e2e/devnet/jsonRpc.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';

export interface Receipt {
  readonly status: Hex;
  readonly blockNumber: Hex;
  readonly contractAddress: Address | null;
  readonly logs: readonly { readonly address: Address; readonly topics: readonly Hex[]; readonly data: Hex }[];
}

export interface Call {
  readonly abi: Interface;
  readonly to: Address;
  readonly method: string;
  readonly args: readonly unknown[];
  readonly from?: Address;
  readonly value?: bigint;
}

export type Transaction = Call & { readonly from: Address };
export type Answer = { readonly ok: true; readonly values: Result } | { readonly ok: false; readonly reason: string };

const GAS = '0x5f5e100';
const errors = new Interface(['function Error(string)']);

/** A number as JSON-RPC wants it. */
export const quantity = (value: bigint): Hex => `0x${value.toString(16)}`;

const request = ({ abi, to, method, args, from, value = 0n }: Call) => ({
  ...(from === undefined ? {} : { from }),
  to,
  data: abi.encodeFunctionData(method, [...args]),
  value: quantity(value),
  gas: GAS,
  gasPrice: '0x0',
});

/** The reason string inside a node's error; empty for a bare revert. */
const reasonOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : '';
  const data = /"(0x08c379a0[0-9a-f]*)"/.exec(message)?.[1];
  if (data !== undefined) return String(errors.decodeFunctionData('Error', data)[0]);
  if (message.includes('reverted')) return '';
  throw error;
};

/** Calls and transactions on a chain that mines on demand. */
export const createContractClient = (node: JsonRpc) => {
  /** Puts a transaction into the next block. */
  const send = (transaction: Transaction): Promise<Hex> => node.rpc<Hex>('eth_sendTransaction', request(transaction));
  const mine = async (): Promise<void> => {
    await node.rpc('evm_mine');
  };
  const receiptsOf = (hashes: readonly Hex[]): Promise<Receipt[]> =>
    node.batch<Receipt>(hashes.map((hash): RpcCall => ['eth_getTransactionReceipt', hash]));
  /** Sends one transaction, mines it and gives its receipt, whether it succeeded or not. */
  const execute = async (transaction: Transaction): Promise<Receipt> => {
    const hash = await send(transaction);
    await mine();
    return node.rpc<Receipt>('eth_getTransactionReceipt', hash);
  };
  /** Mines what must succeed, in one block. @throws naming the calls that failed. */
  const executeAll = async (transactions: readonly Transaction[]): Promise<Receipt[]> => {
    const hashes: Hex[] = [];
    for (const transaction of transactions) hashes.push(await send(transaction));
    await mine();
    const receipts = await receiptsOf(hashes);
    const failed = transactions.filter((_, i) => receipts[i]?.status !== '0x1');
    if (failed.length > 0) throw new Error(`These calls failed: ${failed.map(({ method }) => method).join(', ')}`);
    return receipts;
  };
  /** Asks, and gives the reason if the call reverts. */
  const tryCall = async (call: Call): Promise<Answer> => {
    try {
      const data = await node.rpc<Hex>('eth_call', request(call), 'latest');
      return { ok: true, values: call.abi.decodeFunctionResult(call.method, data) };
    } catch (error) {
      return { ok: false, reason: reasonOf(error) };
    }
  };
  /** Reason that a transaction would revert. @throws if it would not. */
  const refusal = async (transaction: Transaction): Promise<string> => {
    const answer = await tryCall(transaction);
    if (answer.ok) throw new Error(`${transaction.method} was not refused`);
    return answer.reason;
  };
  /**
   * Asks everything in one request.
   * @param asIn the block that the answers are of, as if nothing happened until then; left out, the last one
   * @throws when one of the calls reverts
   */
  const callAll = async (calls: readonly Call[], asIn?: bigint): Promise<Result[]> => {
    const when = asIn === undefined ? ['latest'] : ['latest', {}, { number: quantity(asIn) }];
    const data = await node.batch<Hex>(calls.map((call): RpcCall => ['eth_call', request(call), ...when]));
    return calls.map((call, i) => call.abi.decodeFunctionResult(call.method, data[i] ?? '0x'));
  };
  const create = async (from: Address, artifact: Artifact, args: readonly unknown[] = []): Promise<Address> => {
    const data = artifact.bytecode + artifact.abi.encodeDeploy([...args]).slice(2);
    const hash = await node.rpc<Hex>('eth_sendTransaction', { from, data, gas: GAS, gasPrice: '0x0' });
    await mine();
    const receipt = await node.rpc<Receipt>('eth_getTransactionReceipt', hash);
    if (receipt.status !== '0x1' || receipt.contractAddress === null) throw new Error('A contract was not created');
    return getAddress(receipt.contractAddress) as Address;
  };
  return { send, mine, receiptsOf, execute, executeAll, tryCall, refusal, callAll, create };
};
