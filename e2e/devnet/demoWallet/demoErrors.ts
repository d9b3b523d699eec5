import { UNSUPPORTED_METHODS, USER_REJECTED } from '#chain/connectors/eip1193.ts';

/** EIP-1193: the account is not authorized. */
export const UNAUTHORIZED = 4100;
export const UNSUPPORTED = UNSUPPORTED_METHODS[0] ?? 0;

/** EIP-1193. */
export class DemoWalletError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export const rejected = (): DemoWalletError => new DemoWalletError(USER_REJECTED, 'User rejected the request.');
