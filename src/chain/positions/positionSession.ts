import { snapshotNeeds } from '#domain/liquidity/ledgerEvents.ts';
import type { PoolEvent } from '#domain/liquidity/poolEvents.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { yieldToMain } from '#lib/yieldToMain.ts';
import { erc20 } from '../abis/erc20.ts';
import { poolTopics } from '../abis/pool.ts';
import { readHeader } from '../reading/blockHeaders.ts';
import { readLogs, type LogFilter, type TakeRange } from '../logs/logRanges.ts';
import type { RpcLog } from '../logs/logs.ts';
import type { PositionFold, PositionOwner } from './positionFold.ts';
import { decodePoolLog, isTransfer, poolEventsFilter } from './positionLogs.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';

export interface PositionReading {
  readonly rpc: RpcClient;
  readonly firstBlock: number;
  readonly foldOf: (owner: PositionOwner) => Promise<PositionFold>;
  readonly signal: AbortSignal;
}

export const BLOCKS_AT_ONCE = 25;

export interface PositionSession extends PositionReading {
  readonly owner: PositionOwner;
}

export interface PoolSession extends Pick<PositionReading, 'rpc' | 'firstBlock' | 'signal'> {
  readonly owner: Pick<PositionOwner, 'pair' | 'feeRate'>;
}

/** True if the block was not replaced. Rejects as the client does. */
export const isStill = async (
  { rpc, signal }: Pick<PoolSession, 'rpc' | 'signal'>,
  { blockNumber, blockHash }: { readonly blockNumber: number; readonly blockHash: Hex },
): Promise<boolean> => (await readHeader(rpc, blockNumber, signal))?.blockHash === blockHash;

/** Raw supply of pool tokens at the end of the block. Rejects as the client does, or with DecodeError. */
export const supplyAt = async ({ rpc, owner, signal }: PoolSession, block: number): Promise<bigint> => {
  const { address: to, callData: data } = erc20.totalSupply.call(owner.pair);
  const answer = await rpc.send<Hex>('eth_call', [{ to, data }, `0x${block.toString(16)}`], { signal });
  const supply = erc20.totalSupply.decode(answer);
  if (!supply.ok) throw supply.error;
  return supply.value;
};

/** Passes logs to `take` range by range. Rejects with the error of `readLogs`. */
export const readPart = async (
  { rpc, signal }: Pick<PoolSession, 'rpc' | 'signal'>,
  filter: LogFilter | readonly LogFilter[],
  range: BlockRange,
  take: TakeRange,
): Promise<void> => {
  const done = await readLogs(rpc, filter, range, take, { signal });
  if (!done.ok) throw done.error;
};

/** Reads all logs at once. Rejects as `readPart` does. */
export const readAll = async (
  session: PoolSession,
  filter: readonly LogFilter[],
  range: BlockRange,
): Promise<RpcLog[]> => {
  const found: RpcLog[] = [];
  await readPart(session, filter, range, (logs) => void found.push(...logs));
  return found;
};

/** Reads each block once, 25 blocks at a time. Rejects as `readPart` does. */
export const readBlocks = async (session: PoolSession, blocks: readonly number[]): Promise<RpcLog[]> => {
  const filter = [poolEventsFilter(session.owner.pair)];
  const distinct = [...new Set(blocks)];
  const found: RpcLog[] = [];
  for (let at = 0; at < distinct.length; at += BLOCKS_AT_ONCE) {
    const some = distinct.slice(at, at + BLOCKS_AT_ONCE);
    const logs = await Promise.all(some.map((block) => readAll(session, filter, { fromBlock: block, toBlock: block })));
    found.push(...logs.flat());
  }
  return found;
};

/** Newest log of a range; undefined without one. Rejects as `readPart` does. */
export const newestIn = async (
  session: Pick<PoolSession, 'rpc' | 'signal'>,
  filter: LogFilter,
  range: BlockRange,
): Promise<RpcLog | undefined> => {
  const enough = new AbortController();
  const signal = AbortSignal.any([session.signal, enough.signal]);
  let newest: RpcLog | undefined;
  const done = await readLogs(
    session.rpc,
    filter,
    range,
    (logs) => {
      newest = logs.at(-1);
      if (newest) enough.abort();
    },
    { signal },
  );
  if (!done.ok && !enough.signal.aborted) throw done.error;
  return newest;
};

const LOGS_AT_ONCE = 200;

/** Decodes logs in order in short tasks; other logs are left out. Throws DecodeError. */
export const decodeInPieces = async (logs: readonly RpcLog[]): Promise<readonly PoolEvent[]> => {
  const events: PoolEvent[] = [];
  for (let at = 0; at < logs.length; at += LOGS_AT_ONCE) {
    if (at > 0) await yieldToMain();
    events.push(...logs.slice(at, at + LOGS_AT_ONCE).flatMap((log) => decodePoolLog(log) ?? []));
  }
  return events;
};

export const changeTopics = [poolTopics.mint, poolTopics.burn];

/** Pool before each move that is no own mint or burn. */
export const readSnapshots = async (
  session: PositionSession,
  moves: readonly RpcLog[],
  own: readonly RpcLog[],
): Promise<readonly RpcLog[]> => {
  const { owner } = session;
  const found: RpcLog[] = [];
  const around = await decodeInPieces(own);
  const below = ({ blockNumber }: PoolEvent): BlockRange => ({
    fromBlock: session.firstBlock,
    toBlock: blockNumber - 1,
  });
  for (const move of (await decodeInPieces(moves)).filter(isTransfer)) {
    if (move.to === owner.staking || move.from === owner.staking) continue;
    const needs = snapshotNeeds(move, { ...owner, around });
    const syncs = poolEventsFilter(owner.pair, [poolTopics.sync]);
    const sync = needs.sync ? await newestIn(session, syncs, below(move)) : undefined;
    if (sync) found.push(sync);
    const changes = poolEventsFilter(owner.pair, changeTopics);
    const change = needs.change ? await newestIn(session, changes, below(move)) : undefined;
    if (change) found.push(...(await readBlocks(session, [Number(change.blockNumber)])));
  }
  return found;
};
