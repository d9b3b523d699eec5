import type SafeAppsSDK from '@gnosis.pm/safe-apps-sdk';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { fieldsOf } from '#lib/fields.ts';
import { readHostReport, type ReportedSafe } from '../safe/hostReport.ts';
import { hashIn } from './hashIn.ts';
import {
  UNAUTHORIZED,
  UNSUPPORTED_METHODS,
  USER_REJECTED,
  type Eip1193Provider,
  type Eip1193Request,
} from './eip1193.ts';
import type { BatchCall, Multisig } from './multisig.ts';

const READS: ReadonlySet<string> = new Set([
  'eth_blockNumber',
  'eth_getBalance',
  'eth_getCode',
  'eth_getStorageAt',
  'eth_getBlockByNumber',
  'eth_getBlockByHash',
  'eth_getTransactionByHash',
  'eth_getTransactionReceipt',
  'eth_call',
  'eth_getLogs',
]);

interface SafeCall {
  readonly to: string;
  readonly value: string;
  readonly data: string;
}

const INVALID_PARAMS = -32602;

const failure = (message: string, code: number | undefined, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code });

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** Raw native coin from an exact whole number or its digits. Throws for any other value. */
const amountOf = (value: unknown): string => {
  const isExact = typeof value === 'bigint' || Number.isSafeInteger(value);
  const isText = typeof value === 'string' && /^(?:\d+|0x[\da-f]+)$/i.test(value);
  const amount = isExact || isText ? BigInt(value as bigint | number | string) : -1n;
  if (amount < 0n) throw failure('The value of the transaction is not a whole number.', INVALID_PARAMS);
  return amount.toString();
};

const safeCallOf = (transaction: unknown): SafeCall => {
  const { to, value = 0, data, input } = fieldsOf(transaction);
  const address = typeof to === 'string' ? parseAddress(to) : undefined;
  if (!address) throw failure('The transaction names no contract.', INVALID_PARAMS);
  return { to: address, value: amountOf(value), data: textOr(data ?? input, '0x') };
};

const DECLINED = /reject|cancel|denied|declined/i;
const READ_ONLY = /read.?only/i;

const messageIn = (cause: unknown): string => {
  const inner = fieldsOf(cause);
  const text = [cause, inner.message, fieldsOf(inner.error).message, inner.error, inner.reason].find(
    (entry) => typeof entry === 'string' && entry !== '',
  );
  return textOr(text, 'The Safe answered with an error.');
};

/** Error from a text or any object; only words show that the owner declined. */
const asWalletError = (thrown: unknown, hostError?: () => unknown): Error => {
  const cause = fieldsOf(thrown).message === '[object Object]' ? (hostError?.() ?? thrown) : thrown;
  const message = messageIn(cause);
  if (READ_ONLY.test(message)) return failure(message, UNAUTHORIZED, cause);
  if (DECLINED.test(message)) return failure(message, USER_REJECTED, cause);
  return cause instanceof Error ? cause : failure(message, undefined, cause);
};

type SafeTransactions = Pick<SafeAppsSDK['txs'], 'send' | 'getBySafeTxHash'>;

export interface SafeProvider extends Eip1193Provider {
  readonly multisig: Multisig;
}

/**
 * Provider with exactly the methods of 000 §7; others fail. `txs` proposes and looks up. `read` also
 * resolves a Safe's hash to the mined one. `hostError` is the last error that was sent as an object.
 */
export const createSafeProvider = (
  info: ReportedSafe,
  txs: SafeTransactions,
  read: (request: Eip1193Request) => Promise<unknown>,
  hostError?: () => unknown,
): SafeProvider => {
  const propose = async (calls: readonly SafeCall[]): Promise<Hex> => {
    try {
      const safeTxHash = hashIn(fieldsOf(await txs.send({ txs: [...calls] })).safeTxHash);
      if (!safeTxHash) throw new Error('The Safe did not return a hash.');
      return safeTxHash;
    } catch (cause) {
      throw asWalletError(cause, hostError);
    }
  };
  const { address, chainId, threshold, owners } = info;
  return {
    multisig: {
      address,
      threshold,
      ownerCount: owners.length,
      sendBatch: (calls: readonly BatchCall[]) =>
        propose(calls.map(({ to, data, value }) => ({ to, data, value: value.toString() }))),
      readTransaction: async (hash) =>
        readHostReport(await txs.getBySafeTxHash(hash), { safe: address, chainId, hash }),
    },
    request: async ({ method, params = [] }) => {
      if (READS.has(method)) return read({ method, params });
      switch (method) {
        case 'net_version':
          return String(chainId);
        case 'eth_chainId':
          return `0x${chainId.toString(16)}`;
        case 'eth_estimateGas':
          return 0;
        case 'eth_sendTransaction':
          return propose([safeCallOf(Array.isArray(params) ? params[0] : undefined)]);
        default:
          throw failure(`${method} not implemented`, UNSUPPORTED_METHODS[0]);
      }
    },
  };
};
