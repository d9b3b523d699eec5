import { bookLogsQuestion, asLogs, decodeBookLog } from '../../../src/chain/logs.ts';
import type { PairTokens } from '../../../src/chain/bookReads.ts';
import type { RpcClient } from '../../../src/chain/rpc/createRpcClient.ts';
import type { PairBook } from '../../../src/domain/orderBook/types.ts';
import type { Address } from '../../../src/domain/tokens/types.ts';
import { ok } from '../../../src/lib/result.ts';
import type { TickPhase } from '../../../src/updaters/blockTick.ts';
import { createPairTracker } from '../../../src/updaters/pairTracker.ts';
import { createCallReader } from '../../../src/updaters/readCalls.ts';

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
    const question = bookLogsQuestion(ext, [pair.token0, pair.token1], fromBlock);
    return asLogs(await rpc.send('eth_getLogs', question)).flatMap((log) => decodeBookLog(log) ?? []);
  };
  return async (): Promise<PairBook | undefined> => {
    let phase: TickPhase = { kind: 'newBlock', lastBlock };
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const calls = tracker.wants(phase, 0);
      const logs = readLogs(phase.kind === 'newBlock' ? tracker.logsFrom() : undefined);
      const [reads, events] = await Promise.all([readCalls(calls, 'latest'), logs]);
      const { blockNumber, outcomes } = reads;
      const reading = tracker.commit({ blockNumber, calls: outcomes, logs: ok(events) }, 0);
      lastBlock = blockNumber;
      if (reading.state === 'NOT_EXISTS') return undefined;
      if (reading.book.status === 'ready') return reading.book.value;
      phase = { kind: 'sameBlock', blockNumber };
    }
    throw new Error('The book was not read');
  };
};
