import { dataOf, type CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { multicall3 } from '../abis/multicall3.ts';
import { isUnixTime } from '#lib/unixTime.ts';
import type { ContractFunction } from '../codec/contractFunction.ts';
import { DecodeError } from '../codec/DecodeError.ts';
import { decodeTryBlockAndAggregate, encodeTryBlockAndAggregate } from '../codec/tryBlockAndAggregate.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';

export interface BlockReads {
  readonly blockNumber: number;
  readonly blockTimestamp: number;
  readonly outcomes: readonly CallOutcome[];
}

interface BlockReadsQuery {
  readonly multicall: Address;
  readonly calls: readonly Call[];
  readonly at: 'latest' | number;
}

const decodeReads = (answer: unknown, count: number): BlockReads => {
  if (typeof answer !== 'string') throw new DecodeError('the answer to eth_call is no text');
  const { blockNumber, outcomes } = decodeTryBlockAndAggregate(answer as Hex, count + 1);
  const [time, ...rest] = outcomes;
  const timestamp = multicall3.getCurrentBlockTimestamp.decode(time?.status === 'success' ? time.data : '0x');
  if (!timestamp.ok || !isUnixTime(timestamp.value)) throw new DecodeError('the aggregate has no block time');
  return { blockNumber, blockTimestamp: timestamp.value, outcomes: rest };
};

/**
 * Reads calls at one block, by tryBlockAndAggregate. Rejects with RpcError; `unexpected` if unreadable, as without
 * Multicall.
 */
export const readAtBlock = async (rpc: RpcClient, query: BlockReadsQuery): Promise<BlockReads> => {
  const { multicall, calls, at } = query;
  const data = encodeTryBlockAndAggregate([multicall3.getCurrentBlockTimestamp.call(multicall), ...calls]);
  const tag = at === 'latest' ? at : `0x${at.toString(16)}`;
  const read = (answer: unknown): BlockReads => decodeReads(answer, calls.length);
  // An unreadable answer leads to the next node; other readers return it as it is.
  return read(await rpc.send('eth_call', [{ to: multicall, data }, tag], { check: read }));
};

/** Decoded value; undefined if the call failed, was not read, or returned data that does not fit. */
export const decoded = <R>(
  { decode }: Pick<ContractFunction<readonly never[], R>, 'decode'>,
  outcome: CallOutcome | undefined,
): R | undefined => {
  const read = decode(dataOf(outcome) ?? '0x');
  return read.ok ? read.value : undefined;
};
