import type { BlockAnswer, BlockQuery, ReadBlock } from '../block/blockSubscribers.ts';
import { joinQueries, ownPart, toShared } from './joinQueries.ts';
import type { TabMessage, QueryMessage } from './tabMessages.ts';

interface RoundsOptions {
  readonly self: string;
  /** Tabs whose queries the round waits for. A tab that sends none is removed until it sends one. */
  readonly others: Set<string>;
  readonly post: (message: TabMessage) => void;
  readonly stride: () => number;
}

export interface Rounds {
  read(read: ReadBlock, query: BlockQuery): Promise<BlockAnswer>;
  add(message: QueryMessage): void;
}

const QUERIES_WAIT_MS = 100;
/** Later queries within this time share one more request. */
const LATE_WAIT_MS = 300;

interface Gathering {
  readonly queries: Map<string, BlockQuery>;
  readonly complete: () => void;
}

/** Calls `read` once for all queries that are added within `LATE_WAIT_MS`, unless another round begins. */
const createLateQueries = (read: (queries: ReadonlyMap<string, BlockQuery>) => void) => {
  let late = new Map<string, BlockQuery>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    clearTimeout(timer);
    late = new Map();
  };
  return {
    clear,
    add(from: string, query: BlockQuery): void {
      late.set(from, query);
      if (late.size > 1) return;
      timer = setTimeout(() => {
        const queries = late;
        clear();
        read(queries);
      }, LATE_WAIT_MS);
    },
  };
};

const NOTHING: BlockQuery = { calls: [], requests: [], at: 'latest' };

export const createRounds = ({ self, others, post, stride }: RoundsOptions): Rounds => {
  let count = 0;
  let gathering: Gathering | undefined;
  let readLast: ReadBlock | undefined;
  const roundNow = (): string => `${self} ${count}`;

  const gather = async (): Promise<ReadonlyMap<string, BlockQuery>> => {
    const queries = new Map<string, BlockQuery>();
    if (others.size === 0) return queries;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, QUERIES_WAIT_MS);
      const complete = (): void => {
        clearTimeout(timer);
        resolve();
      };
      gathering = { queries, complete };
      post({ kind: 'round', from: self, round: roundNow(), stride: stride() });
    });
    gathering = undefined;
    for (const other of others) if (!queries.has(other)) others.delete(other);
    return queries;
  };

  const readFor = async (
    read: ReadBlock,
    own: BlockQuery,
    queries: ReadonlyMap<string, BlockQuery>,
  ): Promise<BlockAnswer> => {
    const [round, readers] = [roundNow(), [...queries.keys()]];
    const joined = joinQueries(own, [...queries.values()]);
    try {
      const answer = await read(joined);
      if (readers.length > 0) post({ kind: 'read', from: self, round, readers, answers: toShared(joined, answer) });
      return ownPart(own, answer);
    } catch (cause) {
      post({ kind: 'failed', from: self, round });
      throw cause;
    }
  };

  const late = createLateQueries((queries) => {
    if (readLast) readFor(readLast, NOTHING, queries).catch(() => undefined);
  });

  return {
    add({ from, round, query }) {
      others.add(from);
      if (round !== roundNow()) return;
      if (!gathering) return late.add(from, query);
      gathering.queries.set(from, query);
      if ([...others].every((other) => gathering?.queries.has(other))) gathering.complete();
    },
    async read(read, query) {
      count += 1;
      late.clear();
      readLast = read;
      return readFor(read, query, await gather());
    },
  };
};
