import { chainIdOf } from '#chain/connectors/walletAnswers.ts';
import type { Eip1193Provider } from '#chain/connectors/eip1193.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';

interface WalletReaderOptions {
  readonly chainId: number;
  readonly timeoutMs: number;
}

const withinMs = <T>(answer: Promise<T>, timeoutMs: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Rejects as the wallet does, after the timeout, and on another chain. Some wallets refuse reads. */
export const walletReader = (wallet: Eip1193Provider, { chainId, timeoutMs }: WalletReaderOptions): RpcClient => ({
  send: async <T>(method: string, params: readonly unknown[]): Promise<T> => {
    const answers = Promise.all([wallet.request({ method: 'eth_chainId' }), wallet.request({ method, params })]);
    const [chain, answer] = await withinMs(answers, timeoutMs);
    if (chainIdOf(chain) !== chainId) throw new Error('The wallet is on another chain.');
    return answer as T;
  },
});
