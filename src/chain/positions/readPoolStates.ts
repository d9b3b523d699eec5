import type { BlockRange } from '#domain/history/types.ts';
import { lastBefore, type LogPosition, type PoolEvent, type PoolSync } from '#domain/liquidity/poolEvents.ts';
import type { BlockTime } from '#domain/liquidity/positionPoints.ts';
import type { PoolFigures } from '#domain/liquidity/poolMath.ts';
import { supplyHistory, type SupplyChange } from '#domain/liquidity/supplyHistory.ts';
import { inSlices } from '#lib/inSlices.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { poolTopics } from '../abis/pool.ts';
import { timeOf, type RpcLog } from '../logs/logs.ts';
import { latestHeader } from '../reading/blockAtTime.ts';
import { readHeaders } from '../reading/blockHeaders.ts';
import { decodePoolLog, decodeSupplyLog, poolEventsFilter, presentLogs, supplyFilters } from './positionLogs.ts';
import {
  BLOCKS_AT_ONCE,
  changeTopics,
  decodeInPieces,
  isStill,
  newestIn,
  readBlocks,
  readPart,
  supplyAt,
  type PoolSession,
} from './positionSession.ts';

interface PoolStates {
  /** State by block; undefined if the logs do not give it. */
  readonly figures: ReadonlyMap<number, PoolFigures | undefined>;
  readonly times: readonly BlockTime[];
}

const isSync = (event: PoolEvent): event is PoolSync => event.kind === 'sync';

const endOf = (blockNumber: number): LogPosition => ({ blockNumber, logIndex: Infinity });

/** Newest `Sync` up to each block; only the stretch since the previous block is searched. */
const syncsAt = async (session: PoolSession, blocks: readonly number[]): Promise<readonly (RpcLog | undefined)[]> => {
  const filter = poolEventsFilter(session.owner.pair, [poolTopics.sync]);
  const found: (RpcLog | undefined)[] = [];
  const readOne = (block: number, i: number): Promise<RpcLog | undefined> =>
    newestIn(session, filter, { fromBlock: i === 0 ? session.firstBlock : (blocks[i - 1] ?? 0) + 1, toBlock: block });
  for (let at = 0; at < blocks.length; at += BLOCKS_AT_ONCE) {
    const some = blocks.slice(at, at + BLOCKS_AT_ONCE);
    for (const log of await Promise.all(some.map((block, i) => readOne(block, at + i)))) {
      found.push(log ?? found.at(-1));
    }
  }
  return found;
};

const readChanges = async (session: PoolSession, range: BlockRange) => {
  const { owner, signal } = session;
  const supply: (readonly SupplyChange[])[] = [];
  const changes: (readonly LogPosition[])[] = [];
  const filters = [...supplyFilters(owner.pair), poolEventsFilter(owner.pair, changeTopics)];
  await readPart(session, filters, range, async (logs) => {
    const [minted, changed]: [SupplyChange[], LogPosition[]] = [[], []];
    const take = (log: RpcLog): void => {
      if (log.removed) return;
      if (log.topics[0] === poolTopics.transfer) minted.push(decodeSupplyLog(log));
      else changed.push({ blockNumber: Number(log.blockNumber), logIndex: Number(log.logIndex) });
    };
    await inSlices(logs, take, { signal });
    supply.push(minted);
    changes.push(changed);
  });
  return { supply: supply.toReversed().flat(), changes: changes.toReversed().flat() };
};

/** Product of the reserves after the last mint or burn up to each block; undefined where none is found. */
const productsAt = async (
  session: PoolSession,
  blocks: readonly number[],
  changes: readonly LogPosition[],
): Promise<readonly (bigint | undefined)[]> => {
  if (session.owner.feeRate === undefined) return blocks.map(() => 0n);
  const [first = 0] = blocks;
  const filter = poolEventsFilter(session.owner.pair, changeTopics);
  const isOpen = (changes[0]?.blockNumber ?? Infinity) > first;
  const older = isOpen && (await newestIn(session, filter, { fromBlock: session.firstBlock, toBlock: first - 1 }));
  const known = older
    ? [{ blockNumber: Number(older.blockNumber), logIndex: Number(older.logIndex) }, ...changes]
    : changes;
  let next = 0;
  const last = blocks.map((block) => {
    while ((known[next]?.blockNumber ?? Infinity) <= block) next += 1;
    return known[next - 1];
  });
  const around = await decodeInPieces(
    presentLogs(
      await readBlocks(
        session,
        last.flatMap((change) => change?.blockNumber ?? []),
      ),
    ),
  );
  return last.map((change) => {
    const sync = change && lastBefore(around, change, isSync);
    return sync && sync.reserve0 * sync.reserve1;
  });
};

const HEADERS = 9;

const timesOf = async (
  { rpc, signal }: PoolSession,
  blocks: readonly number[],
  logs: readonly (RpcLog | undefined)[],
): Promise<readonly BlockTime[]> => {
  const chosen = Array.from(
    { length: HEADERS },
    (_, i) => blocks[Math.round(((blocks.length - 1) * i) / (HEADERS - 1))],
  );
  const headers = await readHeaders(rpc, [...new Set(chosen.flatMap((block) => block ?? []))], signal);
  const known = new Map([...headers.values()].map(({ blockNumber, timestamp }) => [blockNumber, timestamp]));
  for (const log of logs) {
    const timestamp = log && timeOf(log);
    if (log && timestamp !== undefined) known.set(Number(log.blockNumber), timestamp);
  }
  return [...known]
    .map(([blockNumber, timestamp]) => ({ blockNumber, timestamp }))
    .toSorted((a, b) => a.blockNumber - b.blockNumber);
};

/**
 * State of the pool at the end of each block, by its Sync, Mint and Burn logs; `blocks` ascend. `kLast` assumes
 * today's fee rate for the history too. `moved`: a reorg came between. Rejects as the client does, with DecodeError,
 * or with the signal's reason.
 */
export const readPoolStates = async (
  session: PoolSession,
  blocks: readonly number[],
): Promise<Result<PoolStates, { readonly code: 'moved' }>> => {
  const { rpc, signal, owner } = session;
  const [first] = blocks;
  if (first === undefined) return ok({ figures: new Map(), times: [] });
  const head = await latestHeader(rpc, signal);
  const supplyNow = await supplyAt(session, head.blockNumber);
  const { supply, changes } = await readChanges(session, { fromBlock: first, toBlock: head.blockNumber });
  const supplyOf = supplyHistory(supply, supplyNow);
  const syncs = await syncsAt(session, blocks);
  const products = await productsAt(session, blocks, changes);
  const times = await timesOf(session, blocks, syncs);
  if (!(await isStill(session, head))) return err({ code: 'moved' });
  const figures = new Map<number, PoolFigures | undefined>();
  blocks.forEach((block, i) => {
    const [log, kLast] = [syncs[i], products[i]];
    const sync = log && decodePoolLog(log);
    const totalSupply = supplyOf(endOf(block));
    const isKnown = sync?.kind === 'sync' && kLast !== undefined;
    const { reserve0, reserve1 } = isKnown ? sync : { reserve0: 0n, reserve1: 0n };
    figures.set(block, isKnown ? { reserve0, reserve1, totalSupply, kLast, feeRate: owner.feeRate } : undefined);
  });
  return ok({ figures, times });
};
