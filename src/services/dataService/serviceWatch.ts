import { createNotifier } from '#lib/createNotifier.ts';
import type { Result } from '#lib/result.ts';
import type { DataService, ServiceProblem } from './types.ts';

/** `contradicted`: an answer differed from the chain; the service is not used again until the page is left. */
export type ServiceStatus =
  | { readonly kind: 'unknown' | 'contradicted' }
  | { readonly kind: 'synced'; readonly block: number }
  | { readonly kind: 'failing'; readonly problem: ServiceProblem };

interface Following {
  head(signal?: AbortSignal): Promise<Result<number, ServiceProblem>>;
}

export interface ServiceWatch<S extends Following = DataService> {
  readonly service: S;
  status(): ServiceStatus;
  subscribe(listener: () => void): () => void;
  /** Latest block of the service; undefined if it cannot be used now. */
  ask(signal?: AbortSignal): Promise<number | undefined>;
  failed(problem: ServiceProblem): void;
  contradicted(): void;
}

export const createServiceWatch = <S extends Following>(service: S): ServiceWatch<S> => {
  const changes = createNotifier();
  let status: ServiceStatus = { kind: 'unknown' };
  const become = (next: ServiceStatus): void => {
    if (status.kind === 'contradicted') return;
    status = next;
    changes.notify();
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
