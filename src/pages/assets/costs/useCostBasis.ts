import { useEffect, useState } from 'react';
import type { CostBasis } from '#domain/ledger/costBasis.ts';
import type { CostMethod } from '#domain/ledger/lots.ts';
import type { LedgerMove } from '#domain/ledger/ledgerMove.ts';
import { costBasisOf } from './costBasisOf.ts';

export interface CostQuery {
  /** Oldest first. */
  readonly moves: readonly LedgerMove[];
  readonly method: CostMethod;
}

interface Computed {
  readonly basis: CostBasis;
  readonly query: CostQuery;
}

/** Raw dollar units by event. */
type Values = ReadonlyMap<string, bigint>;

export interface ComputedCosts {
  /** The latest query that is computed. */
  readonly basis: CostBasis | undefined;
  readonly isComputing: boolean;
}

/** A newer query or value ends the computation of the one before. */
export const useCostBasis = (query: CostQuery | undefined, values: Values): ComputedCosts => {
  const [computed, setComputed] = useState<Computed>();
  useEffect(() => {
    if (!query) return;
    const controller = new AbortController();
    const { signal } = controller;
    costBasisOf(query.moves, query.method, values, { signal }).then(
      (basis) => setComputed({ basis, query }),
      (cause: unknown) => {
        if (!signal.aborted) console.warn('Costs could not be computed', cause);
      },
    );
    return () => controller.abort();
  }, [query, values]);
  return { basis: query && computed?.basis, isComputing: query !== undefined && computed?.query !== query };
};
