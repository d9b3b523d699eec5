import { createNotifier } from '#lib/createNotifier.ts';
import type { Result } from '#lib/result.ts';
import type { DataService, ServiceProblem } from './types.ts';

/**
 * Health of a service. `contradicted`: an answer differed from the chain, so the service is not used again until the
 * page is left.
 */
export type ServiceStatus =
  | { readonly kind: 'unknown' | 'contradicted' }
  | { readonly kind: 'synced'; readonly block: number }
  | { readonly kind: 'failing'; readonly problem: ServiceProblem };

interface Following {
  /** Latest block of the service. */
  head(signal?: AbortSignal): Promise<Result<number, ServiceProblem>>;
}

export interface ServiceWatch<S extends Following = DataService> {
  readonly service: S;
  status(): ServiceStatus;
  /** Adds a listener of status changes; returns its removal. */
  subscribe(listener: () => void): () => void;
  /** Reads the service's latest block; undefined if it cannot be used now. */
  ask(signal?: AbortSignal): Promise<number | undefined>;
  failed(problem: ServiceProblem): void;
  contradicted(): void;
}

/** Tracks a service's health from the results of its requests. */
export const createServiceWatch = <S extends Following>(service: S): ServiceWatch<S> => {
  const changes = createNotifier();
  let status: ServiceStatus = { kind: 'unknown' };
  const become = (next: ServiceStatus): void => {
    if (status.kind === 'contradicted') return;
    status = next;
    changes.tell();
  };
  return {
    service,
    status: () => status,
    subscribe: changes.add,
    async ask(signal) {
      if (status.kind === 'contradicted') return undefined;
      const head = await service.head(signal);
      if (signal?.aborted) return undefined;
      become(head.ok ? { kind: 'synced', block: head.value } : { kind: 'failing', problem: head.error });
      return head.ok ? head.value : undefined;
    },
    failed: (problem) => become({ kind: 'failing', problem }),
    contradicted: () => become({ kind: 'contradicted' }),
  };
};
