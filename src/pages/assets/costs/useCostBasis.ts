import { useEffect, useState } from 'react';
import { createEvents, type CostBasis } from '#domain/ledger/costBasis.ts';
import { needsValue } from '#domain/ledger/costLedger.ts';
import type { CostMethod } from '#domain/ledger/lots.ts';
import type { LedgerMove } from '#domain/ledger/ledgerMove.ts';
import { inSlices, type Slices } from '#lib/inSlices.ts';
import { allMoves, type LedgerData } from '../history/ledgerFiles.ts';
import { costBasisOf } from './costBasisOf.ts';

export interface CostQuery {
  readonly data: Omit<LedgerData, 'values'>;
  readonly method: CostMethod;
}

interface Computed extends Pick<ComputedCosts, 'unvalued'> {
  readonly basis: CostBasis;
  readonly query: CostQuery;
}

/** Raw dollar units by event. */
type Values = ReadonlyMap<string, bigint>;

export interface ComputedCosts {
  /** Events that need a value, set or not; newest first, by the latest query that is computed. */
  readonly unvalued: readonly (readonly LedgerMove[])[];
  /** The latest query that is computed. */
  readonly basis: CostBasis | undefined;
  /** Method of `basis`, which is the older one while another is computed. */
  readonly method: CostMethod | undefined;
  readonly isComputing: boolean;
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

/** A newer query or value ends the computation of the one before. */
export const useCostBasis = (query: CostQuery | undefined, values: Values): ComputedCosts => {
  const [computed, setComputed] = useState<Computed>();
  useEffect(() => {
    if (!query) return;
    const controller = new AbortController();
    const { signal } = controller;
    const compute = async (): Promise<void> => {
      const moves = await allMoves(query.data, { signal });
      const basis = await costBasisOf(moves, query.method, values, { signal });
      setComputed({ unvalued: await unvaluedIn(moves, { signal }), query, basis });
    };
    compute().catch((cause: unknown) => {
      if (!signal.aborted) console.warn('Costs could not be computed', cause);
    });
    return () => controller.abort();
  }, [query, values]);
  return {
    unvalued: computed?.unvalued ?? NO_EVENTS,
    basis: query && computed?.basis,
    method: (computed?.query ?? query)?.method,
    isComputing: query !== undefined && computed?.query !== query,
  };
};
