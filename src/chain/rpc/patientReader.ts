import type { RpcClient } from './createRpcClient.ts';

interface Patience {
  readonly isTransient: (error: unknown) => boolean;
  readonly tries: number;
  readonly waitMs: number;
}

/**
 * Client that retries up to `tries` times, `waitMs` apart, after errors that `isTransient` accepts; rejects at once on
 * others.
 */
export const patientReader = (rpc: RpcClient, { isTransient, tries, waitMs }: Patience): RpcClient => ({
  async send<T>(...query: Parameters<RpcClient['send']>) {
    for (let left = tries; ; left -= 1) {
      try {
        return await rpc.send<T>(...query);
      } catch (error) {
        if (left === 0 || !isTransient(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
  },
});
