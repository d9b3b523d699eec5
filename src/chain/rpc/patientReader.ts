import type { RpcClient } from './createRpcClient.ts';

export interface Patience {
  /** Whether the same question may well be answered a little later. */
  readonly mayPass: (error: unknown) => boolean;
  /** How often it is asked again, and the milliseconds before each time. */
  readonly tries: number;
  readonly waitMs: number;
}

/**
 * Asks again after an error that says nothing about the question, such as that the node is asked too much. Anything else
 * rejects at once, as the client does.
 */
export const patientReader = (rpc: RpcClient, { mayPass, tries, waitMs }: Patience): RpcClient => ({
  async send<T>(...query: Parameters<RpcClient['send']>) {
    for (let left = tries; ; left -= 1) {
      try {
        return await rpc.send<T>(...query);
      } catch (error) {
        if (left === 0 || !mayPass(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
  },
});
