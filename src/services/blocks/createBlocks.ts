import { reported, type Reported } from '#lib/reported.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { createSubgraphClient, type SubgraphOptions } from '../dataService/createSubgraphClient.ts';
import { HEAD_QUERY, META } from '../dataService/queries.ts';
import { createBreaker, type ServiceRules } from '../http/breaker.ts';
import { count, hash, list, readShape, record, time, where } from '../shape.ts';
import type { TimedBlock } from '#domain/mining/blockTime.ts';
import type { ServiceProblem } from '../dataService/types.ts';

/** Unix seconds, both inclusive. */
interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** Spec 001 section 7. Never rejects. */
export interface Blocks {
  head(signal?: AbortSignal): Promise<Result<number, ServiceProblem>>;
  /** First block in a time window; null if the subgraph has none there. */
  firstIn(window: TimeWindow, signal?: AbortSignal): Promise<Result<Reported<TimedBlock> | null, ServiceProblem>>;
}

const BLOCKS_QUERY = `query Blocks($from: BigInt!, $to: BigInt!) {
  ${META}
  blocks(
    first: 1, orderBy: timestamp, orderDirection: asc, where: { timestamp_gte: $from, timestamp_lte: $to }
  ) { id number timestamp }
}`;

const blocksIn = ({ from, to }: TimeWindow) =>
  record({
    blocks: list(
      where(
        record({ id: hash, number: count, timestamp: time }),
        ({ timestamp }) => timestamp >= from && timestamp <= to,
      ),
      1,
    ),
  });

export const createBlocks = (options: SubgraphOptions): Blocks => {
  const ask = createSubgraphClient(options);
  return {
    async head(signal) {
      const answer = await ask(HEAD_QUERY, {}, signal);
      return answer.ok ? ok(answer.value.head) : answer;
    },
    async firstIn(window, signal) {
      const answer = await ask(BLOCKS_QUERY, { from: String(window.from), to: String(window.to) }, signal);
      if (!answer.ok) return answer;
      const read = readShape(blocksIn(window), answer.value.data);
      if (!read.ok) return err({ code: 'unreadable', cause: read.error });
      const [first] = read.value.blocks;
      return ok(first ? reported({ number: first.number, timestamp: first.timestamp }) : null);
    },
  };
};

export const openBlocks = (url: string, { timeoutMs, maxBytes, breaker }: ServiceRules): Blocks =>
  createBlocks({ url, timeoutMs, maxBytes, breaker: createBreaker(breaker, () => performance.now()) });
