import type { Eip1193Provider, Eip1193Request } from '#chain/connectors/eip1193.ts';

type Answer = unknown | ((params: readonly unknown[]) => unknown);

export interface FakeWallet extends Eip1193Provider {
  readonly requests: Eip1193Request[];
  /** Replaces the answer to a method; a function is called with the parameters and may throw. */
  answer(method: string, answer: Answer): void;
  emit(event: string, payload: unknown): void;
  listenerCount(): number;
}

/** Rejection of a wallet. */
export const walletError = (code: number, message: string): Error & { code: number } =>
  Object.assign(new Error(message), { code });

/** A plain EIP-1193 wallet: no `send`, no `enable`. Answers by method. */
export const createFakeWallet = (answers: Record<string, Answer> = {}): FakeWallet => {
  const table = new Map<string, Answer>(Object.entries(answers));
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const requests: Eip1193Request[] = [];
  return {
    requests,
    answer: (method, answer) => void table.set(method, answer),
    emit: (event, payload) => listeners.get(event)?.forEach((listener) => listener(payload)),
    listenerCount: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
    request: async (request) => {
      requests.push(request);
      if (!table.has(request.method)) throw walletError(4200, `${request.method} is not supported`);
      const answer = table.get(request.method);
      return typeof answer === 'function' ? await (answer as (params: unknown) => unknown)(request.params) : answer;
    },
    on: (event, listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => listeners.get(event)?.delete(listener),
  };
};
