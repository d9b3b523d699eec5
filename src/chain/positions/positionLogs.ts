import type { PoolEvent, PoolTransfer } from '#domain/liquidity/poolEvents.ts';
import type { SupplyChange } from '#domain/liquidity/supplyHistory.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ZERO_HASH } from '#lib/hex.ts';
import { poolTopics } from '../abis/pool.ts';
import { DecodeError } from '../codec/DecodeError.ts';
import { address, decodeAll, uint } from '../codec/types.ts';
import { addressTopic } from '../codec/words.ts';
import type { LogFilter } from '../logs/logRanges.ts';
import { distinctLogs, inChainOrder, type RpcLog } from '../logs/logs.ts';

/** Filters for the account's transfers of pool tokens, one for each direction; a transfer to itself matches both. */
export const moveFilters = (pair: Address, account: Address): readonly LogFilter[] => [
  { address: pair, topics: [poolTopics.transfer, addressTopic(account)] },
  { address: pair, topics: [poolTopics.transfer, null, addressTopic(account)] },
];

/** Filters for mints and burns. Only the pair burns: others' transfers to the zero address do not change the supply. */
export const supplyFilters = (pair: Address): readonly LogFilter[] => [
  { address: pair, topics: [poolTopics.transfer, ZERO_HASH] },
  { address: pair, topics: [poolTopics.transfer, addressTopic(pair), ZERO_HASH] },
];

const { transfer, sync, mint, burn } = poolTopics;

/** Filter for events of one pool, by default `Transfer`, `Sync`, `Mint` and `Burn`. */
export const poolEventsFilter = (pair: Address, names: readonly Hex[] = [transfer, sync, mint, burn]): LogFilter => ({
  address: pair,
  topics: [names],
});

/** Change of the supply by a log from `supplyFilters`. Throws DecodeError. */
export const decodeSupplyLog = ({ topics, data, blockNumber, logIndex }: RpcLog): SupplyChange => {
  const [value] = decodeAll<[bigint]>([uint], data);
  const delta = topics[1]?.toLowerCase() === ZERO_HASH ? value : -value;
  return { blockNumber: Number(blockNumber), logIndex: Number(logIndex), delta };
};

const transactionOf = (log: RpcLog): Hex => {
  const named = (entry: RpcLog): entry is RpcLog & { readonly transactionHash: Hex } =>
    'transactionHash' in entry && typeof entry.transactionHash === 'string';
  if (named(log)) return log.transactionHash;
  throw new DecodeError('a log does not name its transaction');
};

const addressOf = (topic: Hex | undefined): Address => {
  if (topic === undefined) throw new DecodeError('a transfer does not name both sides');
  return address.decode(topic.slice(2), 0);
};

/** Event of a pool's log; undefined for other events. Throws DecodeError. */
export const decodePoolLog = (log: RpcLog): PoolEvent | undefined => {
  const { topics, data } = log;
  const eventFields = {
    blockNumber: Number(log.blockNumber),
    logIndex: Number(log.logIndex),
    transactionHash: transactionOf(log),
  };
  if (topics[0] === transfer) {
    const [value] = decodeAll<[bigint]>([uint], data);
    return { ...eventFields, kind: 'transfer', from: addressOf(topics[1]), to: addressOf(topics[2]), value };
  }
  if (topics[0] !== sync && topics[0] !== mint && topics[0] !== burn) return undefined;
  const [first, second] = decodeAll<[bigint, bigint]>([uint, uint], data);
  if (topics[0] === sync) return { ...eventFields, kind: 'sync', reserve0: first, reserve1: second };
  return { ...eventFields, kind: topics[0] === mint ? 'mint' : 'burn', amount0: first, amount1: second };
};

/** False for undefined: a log that `decodePoolLog` does not know. */
export const isTransfer = (event: PoolEvent | undefined): event is PoolTransfer => event?.kind === 'transfer';

/** Logs in chain order, each once, without removed ones. Throws DecodeError as `distinctLogs` does. */
export const presentLogs = (logs: readonly RpcLog[]): readonly RpcLog[] =>
  distinctLogs(logs.filter(({ removed }) => !removed)).toSorted(inChainOrder);
