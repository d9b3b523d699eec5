import { dataOf } from '#domain/multicall/callOutcome.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { multicall3 } from '../abis/multicall3.ts';
import type { ContractFunction } from '../codec/contractFunction.ts';
import { DecodeError } from '../codec/DecodeError.ts';
import { decodeTryBlockAndAggregate, encodeTryBlockAndAggregate } from '../codec/tryBlockAndAggregate.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';

/** All calls as one block answered them. */
export interface BlockReads {
  readonly blockNumber: number;
  /** Chain time of that block, unix seconds. */
  readonly blockTimestamp: number;
  /** In the order of the calls. */
  readonly outcomes: readonly CallOutcome[];
}

export interface BlockReadsQuery {
  readonly multicall: Address;
  readonly calls: readonly Call[];
  /** `latest`, or the number of the block to read at. */
  readonly at: 'latest' | number;
}

const decodeReads = (answer: unknown, count: number): BlockReads => {
  if (typeof answer !== 'string') throw new DecodeError('the answer to eth_call is no text');
  const { blockNumber, outcomes } = decodeTryBlockAndAggregate(answer as Hex, count + 1);
  const [time, ...rest] = outcomes;
  const timestamp = multicall3.getCurrentBlockTimestamp.decode(time?.status === 'success' ? time.data : '0x');
  if (!timestamp.ok || !Number.isSafeInteger(timestamp.value)) throw new DecodeError('the aggregate has no block time');
  return { blockNumber, blockTimestamp: timestamp.value, outcomes: rest };
};

/**
 * Reads all calls at one block through Multicall's tryBlockAndAggregate, together with that block's number and time.
 * Rejects with RpcError: kind `unexpected` if no node's answer can be read, as where there is no Multicall at the address.
 */
export const readAtBlock = async (rpc: RpcClient, query: BlockReadsQuery): Promise<BlockReads> => {
  const { multicall, calls, at } = query;
  const data = encodeTryBlockAndAggregate([multicall3.getCurrentBlockTimestamp.call(multicall), ...calls]);
  const tag = at === 'latest' ? at : `0x${at.toString(16)}`;
  const read = (answer: unknown): BlockReads => decodeReads(answer, calls.length);
  // A node whose answer cannot be read is left for the next one; any other reader gives the answer as it is.
  return read(await rpc.send('eth_call', [{ to: multicall, data }, tag], { check: read }));
};

/** Value that a call returned; undefined if it failed, or its decoder cannot read it. */
export const decoded = <R>(
  { decode }: Pick<ContractFunction<readonly never[], R>, 'decode'>,
  outcome: CallOutcome | undefined,
): R | undefined => {
  const read = decode(dataOf(outcome) ?? '0x');
  return read.ok ? read.value : undefined;
};
