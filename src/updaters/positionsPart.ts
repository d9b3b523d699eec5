import { asLogs } from '../chain/logs.ts';
import { rules } from '../config/rules.ts';
import type { Address } from '../domain/tokens/types.ts';
import { err, ok } from '../lib/result.ts';
import type { Result } from '../lib/result.ts';
import type { PositionsStatus, CandidatePair } from '../reads/positions.ts';
import type { PositionsStore } from '../reads/positionsStore.ts';
import type { BlockPart } from './blockTick.ts';
import { createPositionSearch } from './positionSearch.ts';
import type { PositionSearch, PositionSearchOptions } from './positionSearch.ts';

export interface PositionsPartOptions extends PositionSearchOptions {
  readonly store: PositionsStore;
}

interface Followed {
  readonly account: Address;
  readonly search: PositionSearch;
  readonly reading: AbortController;
  status: PositionsStatus;
  /** What was last looked at of the pairs the account may be in. */
  candidates: readonly CandidatePair[];
  /** So many blocks in a row brought no answer. */
  misses: number;
  /** An answer is still being taken. */
  isTaking: boolean;
  /** The latest block. */
  block: number;
  /** The search failed; from this block on it goes on. */
  retryAt: number;
}

/** So many blocks in a row without an answer are made up for by a reading in ranges the node allows. */
const MOST_MISSES = 3;

const settled = (work: Promise<void>): Promise<Result<void, unknown>> => work.then(ok, err);

/**
 * Finds the pairs the watched account has or had a part of: the past is read in ranges, the newest first, beside the
 * blocks; then every block's request asks for what came to the account since. An account's search is kept for the visit
 * and goes on where it was, but begins anew when the chain was rewound.
 */
export const createPositionsPart = (options: PositionsPartOptions): BlockPart => {
  const { store } = options;
  const searches = new Map<Address, PositionSearch>();
  let followed: Followed | undefined;
  let isAsked = false;

  const show = (mine: Followed): void => {
    if (followed !== mine) return;
    const { account, search, status } = mine;
    store.record(account, { status, pairs: search.pairs(), fromBlock: search.fromBlock() });
  };

  const leave = (): void => {
    followed?.reading.abort();
    followed = undefined;
  };

  const begin = (account: Address, head: number): void => {
    leave();
    const before = store.found(account);
    const search = searches.get(account) ?? createPositionSearch(options, account, before.pairs);
    searches.set(account, search);
    const candidates = store.considered();
    const mine: Followed = {
      account,
      search,
      reading: new AbortController(),
      status: 'reading',
      candidates,
      misses: 0,
      isTaking: false,
      block: head,
      retryAt: Infinity,
    };
    followed = mine;
    store.record(account, { ...before, status: 'reading' });
    const tell = (): void => show(mine);
    const works = [search.readPast(head, tell, mine.reading.signal), search.lookAround(candidates, tell)];
    void Promise.all(works.map(settled)).then((ends) => {
      if (followed !== mine) return;
      const isThrough = ends.every((end) => end.ok);
      if (isThrough) search.settle();
      else mine.retryAt = mine.block + rules.positionsRetryBlocks;
      mine.status = isThrough ? 'complete' : 'failed';
      show(mine);
    });
  };

  /** Pairs that came to be of interest after the search began. */
  const lookAgain = (mine: Followed): void => {
    const candidates = store.considered();
    if (candidates === mine.candidates) return;
    mine.candidates = candidates;
    void settled(mine.search.lookAround(candidates, () => show(mine))).then((end) => {
      // They are asked about again with the next block.
      if (!end.ok && mine.candidates === candidates) mine.candidates = [];
    });
  };

  const miss = (mine: Followed, block: number): void => {
    mine.misses += 1;
    if (mine.misses >= MOST_MISSES) begin(mine.account, block);
  };

  const take = async (mine: Followed, response: Result<unknown, unknown> | undefined, block: number): Promise<void> => {
    if (mine.isTaking) return;
    mine.isTaking = true;
    const before = mine.search.pairs();
    const follow = async (): Promise<void> => {
      if (!response?.ok) throw new Error('the node did not tell what came to the account');
      await mine.search.follow(asLogs(response.value), block);
    };
    const end = await settled(follow());
    mine.isTaking = false;
    if (followed !== mine) return;
    if (end.ok) mine.misses = 0;
    else miss(mine, block);
    if (mine.search.pairs() !== before) show(mine);
  };

  const isDue = (mine: Followed | undefined, block: number): boolean =>
    !mine || block >= mine.retryAt || (mine.status === 'failed' && store.takeRetry());

  return {
    wants(phase) {
      isAsked = false;
      if (phase.kind === 'newBlock' && phase.lastBlock === undefined) {
        searches.clear();
        leave();
      }
      const account = store.watched();
      if (followed?.account !== account) leave();
      // A page that has just come need not wait for the next block.
      if (account !== undefined && !followed && phase.kind === 'sameBlock') begin(account, phase.blockNumber);
      const question = phase.kind === 'newBlock' ? followed?.search.question() : undefined;
      isAsked = question !== undefined;
      return question ? { requests: [question] } : {};
    },
    commit({ blockNumber, responses }, phase) {
      const account = store.watched();
      if (phase.kind !== 'newBlock' || account === undefined) return;
      if (followed) followed.block = blockNumber;
      if (!followed || isDue(followed, blockNumber)) begin(account, blockNumber);
      else {
        lookAgain(followed);
        if (isAsked) void take(followed, responses[0], blockNumber);
      }
    },
  };
};
