import type { Hex } from '#domain/multicall/types.ts';
import type { BookEvent } from '#domain/orderBook/events.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isFields } from '#lib/fields.ts';
import { isHex, isQuantity } from '#lib/hex.ts';
import { isUnixTime } from '#lib/unixTime.ts';
import { orderBookTopics } from '../abis/orderBookExt.ts';
import { DecodeError } from '../codec/DecodeError.ts';
import { address, decodeAll, uint } from '../codec/types.ts';
import { addressTopic } from '../codec/words.ts';

export interface RpcLog {
  readonly address: string;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly blockNumber: Hex;
  readonly blockHash: Hex;
  readonly logIndex: Hex;
  /** Newer nodes add it. It is not checked: `timeOf` reads it. */
  readonly blockTimestamp?: unknown;
  readonly removed?: boolean;
}

export interface BookLog {
  readonly event: BookEvent;
  readonly soldToken: Address;
  readonly boughtToken: Address;
  readonly blockNumber: number;
  readonly logIndex: number;
  /** Differs for another block of the same number. */
  readonly id: string;
}

type Decoded = Pick<BookLog, 'event' | 'soldToken' | 'boughtToken'>;

/** Comparator for ascending order: block, then log index. */
export const inChainOrder = (a: RpcLog, b: RpcLog): number =>
  Number(a.blockNumber) - Number(b.blockNumber) || Number(a.logIndex) - Number(b.logIndex);

const addressOf = (topic: Hex): Address => address.decode(topic.slice(2), 0);
const uintOf = (topic: Hex): bigint => uint.decode(topic.slice(2), 0);

const decodeEvent = (topics: readonly Hex[], data: Hex): Decoded | undefined => {
  const [name, first, second, third] = topics;
  if (first === undefined || second === undefined || third === undefined) return undefined;
  const index = uintOf(third);
  if (name === orderBookTopics.addOrder) {
    const [boughtToken, from, to] = decodeAll<[Address, bigint, bigint]>([address, uint, uint], data);
    const soldToken = addressOf(second);
    return { event: { kind: 'AddOrder', maker: addressOf(first), soldToken, from, to, index }, soldToken, boughtToken };
  }
  const soldToken = addressOf(first);
  const boughtToken = addressOf(second);
  if (name === orderBookTopics.updateOrderInfo) {
    const [outNum, inNum] = decodeAll<[bigint, bigint]>([uint, uint], data);
    return { event: { kind: 'UpdateOrderInfo', soldToken, index, outNum, inNum }, soldToken, boughtToken };
  }
  if (name === orderBookTopics.cancelOrderWithNum) {
    const [num] = decodeAll<[bigint]>([uint], data);
    return { event: { kind: 'CancelOrderWithNum', soldToken, index, num }, soldToken, boughtToken };
  }
  return undefined;
};

/** Event of the book's Ext contract; undefined for other and removed logs. Throws DecodeError. */
export const decodeBookLog = (log: RpcLog): BookLog | undefined => {
  const decoded = log.removed ? undefined : decodeEvent(log.topics, log.data);
  if (decoded === undefined) return undefined;
  const id = `${log.blockHash}-${log.logIndex}`;
  return { ...decoded, blockNumber: Number(log.blockNumber), logIndex: Number(log.logIndex), id };
};

/** Unix seconds that the log itself has; undefined without a time. */
export const timeOf = ({ blockTimestamp }: RpcLog): number | undefined => {
  const seconds = isQuantity(blockTimestamp) ? Number(blockTimestamp) : 0;
  return seconds > 0 && isUnixTime(seconds) ? seconds : undefined;
};

/** Positions of logs that were checked, because the newest logs are checked and merged again with every block. */
const positions = new WeakMap<object, string>();

const isLog = (log: unknown): log is RpcLog =>
  isFields(log) &&
  (positions.has(log) ||
    (Array.isArray(log.topics) &&
      [log.data, ...log.topics].every((text) => isHex(text)) &&
      [log.address, log.blockNumber, log.blockHash, log.logIndex].every(isQuantity)));

const isSame = (log: RpcLog, other: RpcLog): boolean =>
  log.data === other.data && log.address === other.address && log.topics.join() === other.topics.join();

const positionOf = (log: RpcLog): string => {
  const known = positions.get(log);
  if (known !== undefined) return known;
  const position = `${log.blockHash.toLowerCase()} ${Number(log.logIndex)}`;
  positions.set(log, position);
  return position;
};

/** Logs without repetitions; order and removed logs are kept. Throws DecodeError if different logs share a position. */
export const distinctLogs = (logs: readonly RpcLog[]): readonly RpcLog[] => {
  const known = new Map<string, RpcLog>();
  return logs.filter((log) => {
    if (log.removed) return true;
    const id = positionOf(log);
    const before = known.get(id);
    if (before && !isSame(before, log)) throw new DecodeError('two logs have the same index in a block');
    known.set(id, log);
    return !before;
  });
};

/** Logs of an answer, each once. Throws DecodeError. */
export const asLogs = (answer: unknown): readonly RpcLog[] => {
  if (Array.isArray(answer) && answer.every(isLog)) return distinctLogs(answer);
  throw new DecodeError('the answer to eth_getLogs is no list of logs');
};

/** Logs of several answers in chain order, each once. Throws DecodeError. */
export const mergeLogs = (answers: readonly unknown[]): readonly RpcLog[] =>
  distinctLogs(answers.flatMap(asLogs)).toSorted(inChainOrder);

/** Query for the book's events; each has one of its pair's tokens as second indexed argument. */
export const bookLogsQuery = (ext: Address, tokens: readonly Address[], fromBlock: number): readonly unknown[] => [
  {
    address: ext,
    fromBlock: `0x${fromBlock.toString(16)}`,
    toBlock: 'latest',
    topics: [Object.values(orderBookTopics), null, tokens.map(addressTopic)],
  },
];
