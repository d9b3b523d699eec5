import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TransactionReceipt } from '#domain/transactions/types.ts';
import { isFields } from '#lib/fields.ts';
import { isHex, isQuantity } from '#lib/hex.ts';

const numberOf = (value: unknown): number | undefined => (isQuantity(value) ? Number(value) : undefined);

const addressOf = (value: unknown): Address | null => {
  const parsed = typeof value === 'string' ? parseAddress(value) : undefined;
  return parsed ?? null;
};

const networkFee = ({ gasUsed, effectiveGasPrice }: Readonly<Record<string, unknown>>): Partial<TransactionReceipt> =>
  isQuantity(gasUsed) && isQuantity(effectiveGasPrice)
    ? { networkFee: (BigInt(gasUsed) * BigInt(effectiveGasPrice)).toString() }
    : {};

/** Receipt from `eth_getTransactionReceipt`. Undefined without a receipt, or for another shape. */
export const readReceipt = (
  answer: unknown,
): { readonly receipt: TransactionReceipt; readonly logs: readonly unknown[] } | undefined => {
  if (!isFields(answer)) return undefined;
  const { blockHash, transactionHash } = answer;
  const blockNumber = numberOf(answer.blockNumber);
  const from = addressOf(answer.from);
  if (!isHex(blockHash) || !isHex(transactionHash) || blockNumber === undefined || !from) return undefined;
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
    ...networkFee(answer),
  };
  return { receipt, logs: Array.isArray(answer.logs) ? answer.logs : [] };
};
