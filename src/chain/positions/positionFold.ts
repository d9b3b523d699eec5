import { emptyLedger, applyEvents } from '#domain/liquidity/ledger.ts';
import type { Ledger, LedgerProblem } from '#domain/liquidity/ledger.ts';
import { ledgerEvents } from '#domain/liquidity/ledgerEvents.ts';
import type { LedgerSources } from '#domain/liquidity/ledgerEvents.ts';
import { supplyHistory } from '#domain/liquidity/supplyHistory.ts';
import type { SupplyChange } from '#domain/liquidity/supplyHistory.ts';
import { ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import type { RpcLog } from '../logs/logs.ts';
import { decodePoolLog, decodeSupplyLog, presentLogs, isTransfer } from './positionLogs.ts';

/** Whose pool tokens of which pool. `feeRate` as in `PoolState`. */
export type PositionOwner = Pick<LedgerSources, 'pair' | 'account' | 'staking' | 'feeRate'>;

/** The logs a ledger is made of, apart from those of the supply. */
export interface PositionLogs {
  /** Logs of `moveFilters`. */
  readonly moves: readonly RpcLog[];
  /** Logs of `poolEventsFilter`, around the moves. */
  readonly around: readonly RpcLog[];
  /** Total supply after all logs of the supply, raw pool tokens. */
  readonly supplyNow: bigint;
  /** The ledger before the first of the moves. */
  readonly known: Ledger | undefined;
}

/** Folds logs into a ledger; in the page, or in a worker. */
export interface PositionFold {
  /** A part of the logs of `supplyFilters`, in any order; none of them twice. */
  takeSupply(logs: readonly RpcLog[]): void;
  /** The ledger after all moves. Rejects with DecodeError where a log has another shape. */
  finish(logs: PositionLogs): Promise<Result<Ledger, LedgerProblem>>;
  /** Nothing more is sent to it. */
  end(): void;
}

/** A fold in the thread that calls it. */
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
        const { events, staked } = found.value;
        const ledger = applyEvents(known, events);
        return ledger.ok ? ok({ ...ledger.value, staked }) : ledger;
      }),
    end: () => changes.splice(0),
  };
};
