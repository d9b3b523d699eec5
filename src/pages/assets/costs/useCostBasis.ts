import { useMemo } from 'react';
import { createEvents, type CostBasis } from '#domain/ledger/costBasis.ts';
import { needsValue } from '#domain/ledger/costLedger.ts';
import type { CostMethod } from '#domain/ledger/lots.ts';
import type { LedgerMove } from '#domain/ledger/ledgerMove.ts';
import { inSlices, type Slices } from '#lib/inSlices.ts';
import { useInSlices } from '#reads/useInSlices.ts';
import { allMoves, type LedgerRows } from '../history/ledgerFiles.ts';
import { costBasisOf, type OwnValues } from './costBasisOf.ts';

export interface CostQuery {
  readonly data: LedgerRows;
  readonly method: CostMethod;
}

interface CostInput {
  readonly query: CostQuery;
  readonly own: OwnValues;
}

export interface ComputedCosts {
  /** Events that need a value, including those that have one, newest first, as of the latest computed query. */
  readonly unvalued: readonly (readonly LedgerMove[])[];
  readonly basis: CostBasis | undefined;
  /** Method of `basis`: the earlier method while another one is computed. */
  readonly method: CostMethod | undefined;
  readonly isComputing: boolean;
  readonly isFailed: boolean;
}

const NO_EVENTS: ComputedCosts['unvalued'] = [];

const unvaluedIn = async (moves: readonly LedgerMove[], slices: Slices): Promise<ComputedCosts['unvalued']> => {
  const { add, events } = createEvents();
  const addUnvalued = (move: LedgerMove): void => {
    if (needsValue(move)) add(move);
  };
  await inSlices(moves, addUnvalued, slices);
  return [...events()].toReversed();
};

const computeCosts = async ({ query, own }: CostInput, slices: Slices) => {
  const moves = await allMoves(query.data, slices);
  const basis = await costBasisOf(moves, query.method, own, slices);
  return { basis, unvalued: await unvaluedIn(moves, slices) };
};

export const useCostBasis = (query: CostQuery | undefined, own: OwnValues): ComputedCosts => {
  const input = useMemo(() => query && { query, own }, [query, own]);
  const { latest, isFailed } = useInSlices(input, computeCosts);
  return {
    unvalued: latest?.result.unvalued ?? NO_EVENTS,
    basis: query && latest?.result.basis,
    method: (latest?.input.query ?? query)?.method,
    isComputing: query !== undefined && latest?.input.query !== query && !isFailed,
    isFailed,
  };
};
