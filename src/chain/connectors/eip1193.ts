import { isFields } from '#lib/fields.ts';

export interface Eip1193Request {
  readonly method: string;
  readonly params?: readonly unknown[] | object;
}

/** The wallet's side of EIP-1193. Listeners are optional: some wallets never change anything. */
export interface Eip1193Provider {
  request(request: Eip1193Request): Promise<unknown>;
  on?(event: string, listener: (payload: unknown) => void): unknown;
  removeListener?(event: string, listener: (payload: unknown) => void): unknown;
}

/** The first of the accounts that a wallet shares. */
export const firstAccount = (accounts: unknown): string | null => {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
  return typeof first === 'string' ? first : null;
};

/** True if the wallet shares an account already: connecting then shows no prompt. */
export const sharesAccount = async (provider: Eip1193Provider): Promise<boolean> => {
  try {
    return firstAccount(await provider.request({ method: 'eth_accounts' })) !== null;
  } catch {
    return false;
  }
};

/** True for anything with a `request` method (EIP-1193). */
export const isEip1193Provider = (value: unknown): value is Eip1193Provider =>
  isFields(value) && typeof value.request === 'function';

/** The error code a wallet gave (EIP-1193 and JSON-RPC numbers), looked for through wrapped errors. */
export const walletErrorCode = (error: unknown, depth = 0): number | undefined => {
  if (!isFields(error) || depth > 4) return undefined;
  if (typeof error.code === 'number') return error.code;
  for (const inner of [error.error, error.info, error.data, error.cause]) {
    const code = walletErrorCode(inner, depth + 1);
    if (code !== undefined) return code;
  }
  return undefined;
};

/** EIP-1193: the user declined. */
export const USER_REJECTED = 4001;
/** The wallet does not let this page, or this person, do it. */
export const UNAUTHORIZED = 4100;
/** EIP-1193: the wallet cannot be reached. */
export const DISCONNECTED = 4900;
/** EIP-1193: the wallet has no connection to the chain. */
export const CHAIN_DISCONNECTED = 4901;
/** The wallet does not know the chain (EIP-3326). */
export const UNRECOGNISED_CHAIN = 4902;
/** EIP-1193, JSON-RPC and EIP-1474: the wallet does not have the method. */
export const UNSUPPORTED_METHODS: readonly number[] = [4200, -32601, -32004];
/** A request of the same kind already waits in the wallet. */
export const REQUEST_PENDING = -32002;
