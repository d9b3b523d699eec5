import type { Checkpoint } from '#domain/history/checkpoints.ts';
import type { PairEvent } from '#domain/history/tradesOf.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { orderBookTopics } from '../abis/orderBookExt.ts';
import { pairTopics } from '../abis/pair.ts';
import type { PairTokens } from '../reading/bookReads.ts';
import { DecodeError } from '../codec/DecodeError.ts';
import { decodeAll, uint } from '../codec/types.ts';
import { addressTopic } from '../codec/words.ts';
import type { LogFilter } from './logRanges.ts';
import { decodeBookLog, type RpcLog } from './logs.ts';

interface PlacedLog extends RpcLog {
  readonly transactionHash: Hex;
}

/** Filters for fills in the book (`UpdateOrderInfo`, both directions) and for `Swap` of the pool. */
export const pairLogFilters = (ext: Address, { pair, token0, token1 }: PairTokens): readonly LogFilter[] => {
  const tokens = [addressTopic(token0), addressTopic(token1)];
  return [
    { address: ext, topics: [orderBookTopics.updateOrderInfo, tokens, tokens] },
    { address: pair, topics: [pairTopics.swap] },
  ];
};

/** Throws DecodeError without a transaction. */
const placed = (log: RpcLog): PlacedLog => {
  const fits = (entry: RpcLog): entry is PlacedLog =>
    'transactionHash' in entry && typeof entry.transactionHash === 'string';
  if (fits(log)) return log;
  throw new DecodeError('a log does not name its transaction');
};

/** Raw amounts of a Swap log. Throws DecodeError. */
export const swapAmounts = (data: Hex) => {
  const [in0, in1, out0, out1] = decodeAll<[bigint, bigint, bigint, bigint]>([uint, uint, uint, uint], data);
  const paysToken0 = in0 > 0n && out1 > 0n;
  return paysToken0 ? { paysToken0, amountIn: in0, amountOut: out1 } : { paysToken0, amountIn: in1, amountOut: out0 };
};

/** Swap or fill of a pair's log; undefined for other events and removed logs. Throws DecodeError. */
export const decodePairLog = (log: RpcLog, { token0 }: PairTokens, timestamp: number): PairEvent | undefined => {
  if (log.removed) return undefined;
  const eventFields = {
    id: `${log.blockHash}-${log.logIndex}`,
    blockNumber: Number(log.blockNumber),
    logIndex: Number(log.logIndex),
    timestamp,
    transactionHash: placed(log).transactionHash,
  };
  if (log.topics[0] === pairTopics.swap) return { ...eventFields, kind: 'swap', ...swapAmounts(log.data) };
  const event = decodeBookLog(log)?.event;
  if (event?.kind !== 'UpdateOrderInfo') return undefined;
  const { soldToken, outNum, inNum } = event;
  return { ...eventFields, kind: 'fill', sellsToken0: soldToken === token0, outNum, inNum };
};

/** Checkpoint of logs in chain order. The hash of a block that was read proves that no block below it was replaced. */
export const checkpointOf = (logs: readonly RpcLog[]): Checkpoint | undefined => {
  const newest = logs.at(-1);
  return newest && { blockNumber: Number(newest.blockNumber), blockHash: newest.blockHash };
};
