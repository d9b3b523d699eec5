import { isFields } from '#lib/fields.ts';

export interface Eip1193Request {
  readonly method: string;
  readonly params?: readonly unknown[] | object;
}

export interface Eip1193Provider {
  request(request: Eip1193Request): Promise<unknown>;
  on?(event: string, listener: (payload: unknown) => void): unknown;
  removeListener?(event: string, listener: (payload: unknown) => void): unknown;
}

/** True for anything with a `request` function (EIP-1193). */
export const isEip1193Provider = (value: unknown): value is Eip1193Provider =>
  isFields(value) && typeof value.request === 'function';

/** Error code of EIP-1193 or JSON-RPC, also within wrapped errors. */
export const walletErrorCode = (error: unknown, depth = 0): number | undefined => {
  if (!isFields(error) || depth > 4) return undefined;
  const { code: own } = error;
  if (typeof own === 'number' || (typeof own === 'string' && /^-?\d{1,9}$/.test(own))) return Number(own);
  for (const inner of [error.error, error.info, error.data, error.cause, error.originalError]) {
    const code = walletErrorCode(inner, depth + 1);
    if (code !== undefined) return code;
  }
  return undefined;
};

/** EIP-1193: the user declined. */
export const USER_REJECTED = 4001;
export const UNAUTHORIZED = 4100;
/** EIP-1193: the wallet is out of reach. */
export const DISCONNECTED = 4900;
/** EIP-1193: the wallet lost the chain. */
export const CHAIN_DISCONNECTED = 4901;
/** EIP-3326. */
export const UNRECOGNISED_CHAIN = 4902;
/** EIP-1193, JSON-RPC and EIP-1474. */
export const UNSUPPORTED_METHODS: readonly number[] = [4200, -32601, -32004];
export const REQUEST_PENDING = -32002;
