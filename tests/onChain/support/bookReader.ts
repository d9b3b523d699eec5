import { bookLogsQuery, asLogs, decodeBookLog } from '#chain/logs/logs.ts';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ok } from '#lib/result.ts';
import type { PollPhase } from '#updaters/block/blockSubscribers.ts';
import { createPairTracker } from '#updaters/book/pairTracker.ts';
import { createCallReader } from '#updaters/block/readCalls.ts';

export interface BookContracts {
  readonly book: Address;
  readonly ext: Address;
  readonly multicall: Address;
}

const MOST_ROUNDS = 8;

/** Reads one pair's book as the page does: the lists once, then every block's events. Undefined: there is no pair. */
export const createBookReader = (rpc: RpcClient, { book, ext, multicall }: BookContracts, pair: PairTokens) => {
  const readCalls = createCallReader(rpc, multicall);
  const tracker = createPairTracker(book, pair);
  let lastBlock: number | undefined;
  const readLogs = async (fromBlock: number | undefined) => {
    if (fromBlock === undefined) return [];
    const query = bookLogsQuery(ext, [pair.token0, pair.token1], fromBlock);
    return asLogs(await rpc.send('eth_getLogs', query)).flatMap((log) => decodeBookLog(log) ?? []);
  };
  return async (): Promise<PairBook | undefined> => {
    let phase: PollPhase = { kind: 'newBlock', lastBlock };
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const calls = tracker.request(phase, 0);
      const logs = readLogs(phase.kind === 'newBlock' ? tracker.logsFrom() : undefined);
      const [reads, events] = await Promise.all([readCalls(calls, 'latest'), logs]);
      const { blockNumber, outcomes } = reads;
      const reading = tracker.receive({ blockNumber, calls: outcomes, logs: ok(events) }, 0);
      lastBlock = blockNumber;
      if (reading.state === 'NOT_EXISTS') return undefined;
      if (reading.book.status === 'ready') return reading.book.value;
      phase = { kind: 'sameBlock', blockNumber };
    }
    throw new Error('The book was not read');
  };
};
