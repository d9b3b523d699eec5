import { createNotifier } from '#lib/createNotifier.ts';
import type { DataService, ServiceProblem } from './types.ts';

/**
 * How the data service does. `contradicted`: what it returned is not what the chain has, so it is not used again until
 * the page is left.
 */
export type ServiceStatus =
  | { readonly kind: 'unknown' | 'contradicted' }
  | { readonly kind: 'synced'; readonly block: number }
  | { readonly kind: 'failing'; readonly problem: ServiceProblem };

/** A data service, and what is known of its health. */
export interface ServiceWatch {
  readonly service: DataService;
  status(): ServiceStatus;
  /** Tells of every change of the status. */
  subscribe(listener: () => void): () => void;
  /** Asks how far it has come; undefined when it cannot be used now. */
  ask(signal?: AbortSignal): Promise<number | undefined>;
  failed(problem: ServiceProblem): void;
  contradicted(): void;
}

/** Keeps what requests to the service showed about its health. */
export const createServiceWatch = (service: DataService): ServiceWatch => {
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
