import { rules } from '#config/rules.ts';
import { emptyLedger, type Ledger, type LedgerProblem } from '#domain/liquidity/ledger.ts';
import { joinMarks, type PositionMark } from '#domain/liquidity/positionMarks.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { latestHeader } from '../reading/blockAtTime.ts';
import { readHeader } from '../reading/blockHeaders.ts';
import { timeOf, type RpcLog } from '../logs/logs.ts';
import type { FoldedPosition, PositionOwner } from './positionFold.ts';
import { presentLogs, moveFilters, supplyFilters } from './positionLogs.ts';
import {
  isStill,
  readAll,
  readBlocks,
  readSnapshots,
  readPart,
  supplyAt,
  type PositionReading,
  type PositionSession,
} from './positionSession.ts';

export interface PositionHistory {
  readonly ledger: Ledger;
  readonly marks: readonly PositionMark[];
  /** Its hash proves that the ledger is still valid; undefined without any move. */
  readonly last: { readonly blockNumber: number; readonly blockHash: Hex } | undefined;
  readonly sinceTime: number | undefined;
  readonly readTo: number;
}

/** `moved`: a reorg changed the history while it was read. */
export type PositionHistoryProblem = LedgerProblem | { readonly code: 'moved' };

const foldMoves = async (
  session: PositionSession,
  moves: readonly RpcLog[],
  head: number,
  known: Ledger | undefined,
): Promise<Result<FoldedPosition, LedgerProblem>> => {
  const { owner } = session;
  const fold = await session.foldOf(owner);
  try {
    const own = presentLogs(
      await readBlocks(
        session,
        moves.map(({ blockNumber }) => Number(blockNumber)),
      ),
    );
    const moments = await readSnapshots(session, moves, own);
    const supplyNow = await supplyAt(session, head);
    const range = { fromBlock: Number(moves[0]?.blockNumber), toBlock: head };
    await readPart(session, supplyFilters(owner.pair), range, fold.takeSupply);
    return await fold.finish({ moves, around: [...own, ...moments], supplyNow, known });
  } finally {
    fold.end();
  }
};

const stillKnown = async (
  session: PositionSession,
  known: PositionHistory | undefined,
): Promise<PositionHistory | undefined> =>
  known && (!known.last || (await isStill(session, known.last))) ? known : undefined;

const sinceTimeOf = async (
  { rpc, signal }: PositionSession,
  { sinceBlock }: Ledger,
  moves: readonly RpcLog[],
  base: PositionHistory | undefined,
): Promise<number | undefined> => {
  if (base?.sinceTime !== undefined && base.ledger.sinceBlock === sinceBlock) return base.sinceTime;
  if (sinceBlock === undefined) return undefined;
  const log = moves.find(({ blockNumber }) => Number(blockNumber) === sinceBlock);
  return (log && timeOf(log)) ?? (await readHeader(rpc, sinceBlock, signal))?.timestamp;
};

/** First block to read: after the last move, but no earlier than the depth at which blocks may have been replaced. */
const nextBlock = ({ last, readTo }: PositionHistory, firstBlock: number): number =>
  Math.max(last ? last.blockNumber + 1 : firstBlock, readTo + 1 - rules.positions.depthBlocks);

const none: readonly PositionMark[] = [];

const readOnce = async (
  session: PositionSession,
  known: PositionHistory | undefined,
): Promise<Result<PositionHistory, PositionHistoryProblem>> => {
  const { rpc, signal, firstBlock, owner } = session;
  const head = await latestHeader(rpc, signal);
  const base = await stillKnown(session, known);
  const range = { fromBlock: base ? nextBlock(base, firstBlock) : firstBlock, toBlock: head.blockNumber };
  const moves = presentLogs(await readAll(session, moveFilters(owner.pair, owner.account), range));
  const newest = moves.at(-1);
  const folded = newest
    ? await foldMoves(session, moves, head.blockNumber, base?.ledger)
    : ok({ ledger: base?.ledger ?? emptyLedger, marks: none });
  if (!folded.ok) return folded;
  const { ledger, marks } = folded.value;
  if (!(await isStill(session, head))) return err({ code: 'moved' });
  return ok({
    ledger,
    marks: base && newest ? joinMarks([...base.marks, ...marks]) : (base?.marks ?? marks),
    last: newest ? { blockNumber: Number(newest.blockNumber), blockHash: newest.blockHash } : base?.last,
    sinceTime: await sinceTimeOf(session, ledger, moves, base),
    readTo: head.blockNumber,
  });
};

const MAX_READINGS = 3;

/**
 * Reads the account's moves, the pool's events in their blocks, and all mints and burns since; each query is bounded
 * by indexed topics. Continues from `known` if the chain still has its last move. Rejects as the client does, with
 * DecodeError, or with the signal's reason.
 */
export const readPosition = async (
  reading: PositionReading,
  owner: PositionOwner,
  known?: PositionHistory,
): Promise<Result<PositionHistory, PositionHistoryProblem>> => {
  const session = { ...reading, owner };
  let history = await readOnce(session, known);
  for (let i = 1; i < MAX_READINGS && !history.ok && history.error.code === 'moved'; i += 1) {
    history = await readOnce(session, known);
  }
  return history;
};
