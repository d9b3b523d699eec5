import { emptyLedger, type Ledger, type LedgerProblem } from '#domain/liquidity/ledger.ts';
import { ledgerEvents, type LedgerSources } from '#domain/liquidity/ledgerEvents.ts';
import { joinMarks, positionMarks, type PositionMark } from '#domain/liquidity/positionMarks.ts';
import { supplyHistory, type SupplyChange } from '#domain/liquidity/supplyHistory.ts';
import { ok, type Result } from '#lib/result.ts';
import type { RpcLog } from '../logs/logs.ts';
import { decodePoolLog, decodeSupplyLog, presentLogs, isTransfer } from './positionLogs.ts';

export type PositionOwner = Pick<LedgerSources, 'pair' | 'account' | 'staking' | 'feeRate'>;

export interface PositionLogs {
  readonly moves: readonly RpcLog[];
  readonly around: readonly RpcLog[];
  readonly supplyNow: bigint;
  readonly known: Ledger | undefined;
}

export interface FoldedPosition {
  readonly ledger: Ledger;
  readonly marks: readonly PositionMark[];
}

export interface PositionFold {
  /** Takes logs of `supplyFilters`, in any order, none twice. */
  takeSupply(logs: readonly RpcLog[]): void;
  /** Ends the fold after all moves. Rejects with DecodeError. */
  finish(logs: PositionLogs): Promise<Result<FoldedPosition, LedgerProblem>>;
  end(): void;
}

/** Fold on the calling thread. `takeSupply` throws DecodeError. */
export const createPositionFold = (owner: PositionOwner): PositionFold => {
  const changes: SupplyChange[] = [];
  return {
    takeSupply(logs) {
      for (const log of presentLogs(logs)) changes.push(decodeSupplyLog(log));
    },
    finish: ({ moves, around, supplyNow, known = emptyLedger }) =>
      Promise.resolve().then(() => {
        const sources = {
          ...owner,
          moves: presentLogs(moves).map(decodePoolLog).filter(isTransfer),
          around: presentLogs(around).flatMap((log) => decodePoolLog(log) ?? []),
          supplyAt: supplyHistory(changes, supplyNow),
        };
        const found = ledgerEvents(sources, known.staked);
        if (!found.ok) return found;
        const marks = positionMarks(known, found.value);
        if (!marks.ok) return marks;
        return ok({ ledger: marks.value.at(-1)?.ledger ?? known, marks: joinMarks(marks.value) });
      }),
    end: () => changes.splice(0),
  };
};
