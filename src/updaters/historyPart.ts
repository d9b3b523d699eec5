import { logsQuestion } from '../chain/logRanges.ts';
import { asLogs } from '../chain/logs.ts';
import type { RpcLog } from '../chain/logs.ts';
import { pairLogFilters } from '../chain/pairLogs.ts';
import type { Address } from '../domain/tokens/types.ts';
import { err, ok } from '../lib/result.ts';
import type { Result } from '../lib/result.ts';
import type { BlockPart, PartAnswers } from './blockTick.ts';
import type { Followed, HistoryFollower } from './historyFollower.ts';

interface Asked extends Followed {
  readonly fromBlock: number;
  readonly requests: readonly { readonly method: string; readonly params: readonly unknown[] }[];
}

/** So many blocks in a row whose logs could not be had are made up for by a reading of their own. */
const MOST_MISSED = 3;

const logsOf = (responses: PartAnswers['responses'], upTo: number): Result<readonly RpcLog[], unknown> => {
  const logs: RpcLog[] = [];
  for (const response of responses) {
    if (!response.ok) return response;
    try {
      logs.push(...asLogs(response.value).filter(({ blockNumber }) => Number(blockNumber) <= upTo));
    } catch (cause) {
      return err(cause);
    }
  }
  const byPlace = (a: RpcLog, b: RpcLog): number =>
    Number(a.blockNumber) - Number(b.blockNumber) || Number(a.logIndex) - Number(b.logIndex);
  return ok(logs.toSorted(byPlace));
};

/** The trades of each new block, within the block's own request, for the histories that have caught up. */
export const createHistoryPart = (follower: HistoryFollower, ext: Address): BlockPart => {
  let asked: readonly Asked[] = [];
  /** Whether a block was shown since the chain was last another one. */
  let isShown = false;
  const missed = new Map<Address, number>();
  const busy = new Set<Address>();

  const ask = (one: Followed): readonly Asked[] => {
    const fromBlock = one.reader.liveFrom();
    if (fromBlock === undefined || busy.has(one.pair.pair)) return [];
    const filters = pairLogFilters(ext, one.pair);
    const requests = filters.map(({ address, topics }) => {
      const [question] = logsQuestion({ address, topics }, { fromBlock, toBlock: fromBlock });
      return { method: 'eth_getLogs', params: [{ ...(question as object), toBlock: 'latest' }] };
    });
    return [{ ...one, fromBlock, requests }];
  };

  const miss = ({ pair, restart }: Followed): void => {
    const times = (missed.get(pair.pair) ?? 0) + 1;
    missed.set(pair.pair, times % MOST_MISSED);
    if (times === MOST_MISSED) restart();
  };

  const take = async (one: Asked, logs: readonly RpcLog[], answers: PartAnswers): Promise<void> => {
    const { pair, reader, fromBlock } = one;
    busy.add(pair.pair);
    try {
      const range = { fromBlock, toBlock: answers.blockNumber };
      const isReplaced = await reader.takeLive(logs, range, answers.blockTimestamp);
      missed.delete(pair.pair);
      if (isReplaced) one.restart();
    } catch {
      miss(one);
    } finally {
      busy.delete(pair.pair);
    }
  };

  return {
    wants(phase) {
      asked = [];
      if (phase.kind !== 'newBlock') return {};
      const followed = follower.followed();
      if (phase.lastBlock === undefined) {
        // Also what is just being read, and what waits for another try: what they know may be of the other chain.
        if (isShown) for (const { restart } of followed) restart();
        isShown = false;
        return {};
      }
      asked = followed.flatMap(ask);
      return { requests: asked.flatMap(({ requests }) => requests) };
    },
    commit(answers, { kind }) {
      isShown ||= kind === 'newBlock';
      let at = 0;
      for (const one of asked) {
        const own = answers.responses.slice(at, at + one.requests.length);
        at += one.requests.length;
        const logs = logsOf(own, answers.blockNumber);
        if (!logs.ok) miss(one);
        else if (answers.blockNumber >= one.fromBlock) void take(one, logs.value, answers);
      }
    },
  };
};
