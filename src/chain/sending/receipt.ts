import type { Hex } from '#domain/multicall/types.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TransactionReceipt } from '#domain/transactions/types.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const hexOf = (value: unknown): Hex | undefined =>
  typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value) ? (value as Hex) : undefined;

const numberOf = (value: unknown): number | undefined => {
  const hex = hexOf(value);
  return hex === undefined || hex === '0x' ? undefined : Number(hex);
};

const addressOf = (value: unknown): Address | null => {
  const parsed = typeof value === 'string' ? parseAddress(value) : undefined;
  return parsed ?? null;
};

/**
 * The kept fields of an `eth_getTransactionReceipt` answer and its logs as they came. Undefined while there is no
 * receipt, and for an answer of another shape.
 */
export const readReceipt = (
  answer: unknown,
): { readonly receipt: TransactionReceipt; readonly logs: readonly unknown[] } | undefined => {
  if (!isFields(answer)) return undefined;
  const blockHash = hexOf(answer.blockHash);
  const transactionHash = hexOf(answer.transactionHash);
  const blockNumber = numberOf(answer.blockNumber);
  const from = addressOf(answer.from);
  if (!blockHash || !transactionHash || blockNumber === undefined || !from) return undefined;
  const status = numberOf(answer.status);
  const receipt = {
    blockHash,
    blockNumber,
    contractAddress: addressOf(answer.contractAddress),
    from,
    to: addressOf(answer.to),
    transactionHash,
    transactionIndex: numberOf(answer.transactionIndex) ?? 0,
    ...(status === undefined ? {} : { status }),
  };
  return { receipt, logs: Array.isArray(answer.logs) ? answer.logs : [] };
};
