import type { BlockAnswer, BlockQuery } from '../block/blockSubscribers.ts';
import { fromShared } from './joinQueries.ts';
import type { QueryMessage, RoundOutcome, SharedAnswers } from './tabMessages.ts';

interface FollowerOptions {
  readonly self: string;
  readonly follow: () => void;
  readonly silenceMs: (stride: number) => number;
  readonly now: () => number;
  readonly send: (message: QueryMessage) => void;
}

export interface Follower {
  wait(stride: number): void;
  begin(leader: string, round: string, stride: number): void;
  take(outcome: RoundOutcome): void;
  leave(tab: string): void;
  /** Undefined if the answer is late or incomplete. */
  read(query: BlockQuery): Promise<BlockAnswer | undefined>;
  silentAtMs(): number;
  stop(): void;
}

interface OpenRound {
  leader: string;
  round: string;
  query?: BlockQuery;
  settle?: (answers: SharedAnswers | undefined) => void;
}

export const createFollower = ({ self, follow, silenceMs, now, send }: FollowerOptions): Follower => {
  let open: OpenRound | undefined;
  let silentAtMs = 0;
  const hear = (stride: number): void => {
    silentAtMs = now() + silenceMs(stride);
  };
  hear(1);

  const settle = (answers?: SharedAnswers): void => {
    const last = open;
    open = undefined;
    last?.settle?.(answers);
  };

  const requestAnswers = (current: OpenRound, query: BlockQuery): Promise<SharedAnswers | undefined> =>
    new Promise((resolve) => {
      const timer = setTimeout(settle, silenceMs(1));
      current.settle = (answers) => {
        clearTimeout(timer);
        resolve(answers);
      };
      current.query = query;
      send({ from: self, round: current.round, query });
    });

  return {
    wait: hear,
    begin(leader, round, stride) {
      hear(stride);
      if (open?.query) {
        // The last round did not include this query.
        Object.assign(open, { leader, round });
        send({ from: self, round, query: open.query });
        return;
      }
      open = { leader, round };
      follow();
    },
    take(outcome) {
      if (outcome.round !== open?.round) return;
      if (outcome.kind === 'failed') settle();
      else if (outcome.readers.includes(self)) settle(outcome.answers);
    },
    leave(tab) {
      if (open?.leader === tab) settle();
    },
    async read(query) {
      // Separate requests, such as large searches, must not delay other tabs.
      if (!open || query.requests.some(({ isSeparate }) => isSeparate)) return undefined;
      const answers = await requestAnswers(open, query);
      return answers && fromShared(query, answers);
    },
    silentAtMs: () => silentAtMs,
    stop: () => settle(),
  };
};
