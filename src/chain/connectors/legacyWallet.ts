import { InjectedConnector, UserRejectedRequestError } from '@web3-react/injected-connector';
import { isFields } from '#lib/fields.ts';
import { USER_REJECTED, type Eip1193Provider, type Eip1193Request } from './eip1193.ts';

export interface LegacyWallet extends Pick<Eip1193Provider, 'on' | 'removeListener'> {
  enable(): Promise<unknown>;
  sendAsync?(request: object, answer: LegacyAnswer): void;
  send?(request: object, answer: LegacyAnswer): unknown;
}

type LegacyAnswer = (error: unknown, response: unknown) => void;

const resultOf = (response: unknown): unknown => {
  if (!isFields(response)) return response;
  if (response.error !== undefined && response.error !== null) throw response.error;
  return response.result;
};

/**
 * Provider for a wallet that has `enable` instead of `request`. The stock injected connector knows the differences
 * between such wallets.
 */
export const adaptLegacyWallet = (wallet: LegacyWallet): Eip1193Provider => {
  const stock = new InjectedConnector({});
  let nextId = 1;

  const send = ({ method, params = [] }: Eip1193Request): Promise<unknown> =>
    new Promise((resolve, reject: (reason: unknown) => void) => {
      const request = { jsonrpc: '2.0', id: nextId, method, params };
      nextId += 1;
      const answer: LegacyAnswer = (error, response) => {
        if (error !== undefined && error !== null) return reject(error);
        try {
          resolve(resultOf(response));
        } catch (reason) {
          reject(reason);
        }
      };
      if (wallet.sendAsync) wallet.sendAsync(request, answer);
      else wallet.send?.(request, answer);
    });

  return {
    async request(request) {
      if (request.method === 'eth_requestAccounts') {
        try {
          const { account } = await stock.activate();
          return account === null || account === undefined ? [] : [account];
        } catch (cause) {
          throw cause instanceof UserRejectedRequestError ? { code: USER_REJECTED, cause } : cause;
        }
      }
      return send(request);
    },
    on: (event, listener) => wallet.on?.(event, listener),
    removeListener: (event, listener) => wallet.removeListener?.(event, listener),
  };
};
