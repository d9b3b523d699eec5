import { readHeaders } from '#chain/reading/blockHeaders.ts';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import { timeOf, type RpcLog } from '#chain/logs/logs.ts';
import { checkpointOf, decodePairLog } from '#chain/logs/pairLogs.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { tradesOf, type PairEvent } from '#domain/history/tradesOf.ts';
import type { BlockRange } from '#domain/history/types.ts';
import { yieldToMain } from '#lib/yieldToMain.ts';
import type { ReadRange } from './historyState.ts';

const SLICE = 250;

const blockTimes = async (
  rpc: RpcClient,
  logs: readonly RpcLog[],
  known: ReadonlyMap<number, number>,
  signal?: AbortSignal,
): Promise<ReadonlyMap<number, number>> => {
  const times = new Map(known);
  for (const log of logs) {
    const time = timeOf(log);
    if (time !== undefined) times.set(Number(log.blockNumber), time);
  }
  const missing = new Set(logs.map((log) => Number(log.blockNumber)).filter((block) => !times.has(block)));
  const headers = await readHeaders(rpc, [...missing], signal);
  for (const [block, { timestamp }] of headers) times.set(block, timestamp);
  return times;
};

/** @param logs in chain order @throws for an unknown block time or an invalid log */
export const readTrades = async (
  rpc: RpcClient,
  pair: PairTokens,
  logs: readonly RpcLog[],
  range: BlockRange,
  options: { readonly knownTimes?: ReadonlyMap<number, number>; readonly signal?: AbortSignal | undefined } = {},
): Promise<ReadRange> => {
  const times = await blockTimes(rpc, logs, options.knownTimes ?? new Map(), options.signal);
  const events: PairEvent[] = [];
  for (let at = 0; at < logs.length; at += SLICE) {
    if (logs.length > SLICE) await yieldToMain();
    for (const log of logs.slice(at, at + SLICE)) {
      const time = times.get(Number(log.blockNumber));
      if (time === undefined) throw new Error(`block ${Number(log.blockNumber)} of a log is not on the chain`);
      const event = decodePairLog(log, pair, time);
      if (event) events.push(event);
    }
  }
  const checkpoint = checkpointOf(logs);
  return { range, trades: tradesOf(events), checkpoints: checkpoint ? [checkpoint] : [] };
};
