import type { RpcClient } from './createRpcClient.ts';
import { isTooMany } from './errors.ts';

/** How often a question that was one too many is asked again, and the milliseconds before each time. */
export interface Patience {
  readonly tries: number;
  readonly waitMs: number;
}

/**
 * Asks again where a node only says that it is asked too much (HTTP 429 and its like): that says nothing about the
 * question, and somebody waits for its answer. Anything else rejects at once, as the client does.
 */
export const patientReader = (rpc: RpcClient, { tries, waitMs }: Patience): RpcClient => ({
  async send<T>(...question: Parameters<RpcClient['send']>) {
    for (let left = tries; ; left -= 1) {
      try {
        return await rpc.send<T>(...question);
      } catch (error) {
        if (left === 0 || !isTooMany(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
  },
});
