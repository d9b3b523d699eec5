import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { KnownTransaction } from '#domain/transactions/types.ts';
import { isFields, textIn } from '#lib/fields.ts';
import { isHex, isQuantity } from '#lib/hex.ts';

/** JSON-RPC quantity, such as `0x1a`; undefined for anything else. */
export const readQuantity = (answer: unknown): number | undefined => (isQuantity(answer) ? Number(answer) : undefined);

/**
 * Transaction from `eth_getTransactionByHash`, or an entry of a block. Null: unknown to the node; undefined: another
 * shape.
 */
export const readTransaction = (answer: unknown): KnownTransaction | null | undefined => {
  if (answer === null) return null;
  if (!isFields(answer)) return undefined;
  const { hash, input, value } = answer;
  const nonce = readQuantity(answer.nonce);
  const from = typeof answer.from === 'string' ? parseAddress(answer.from) : undefined;
  const to = typeof answer.to === 'string' ? (parseAddress(answer.to) ?? null) : null;
  if (!isHex(hash) || !isHex(input) || !isQuantity(value) || nonce === undefined || !from) return undefined;
  const blockNumber = readQuantity(answer.blockNumber);
  const signed = { nonce, to, data: input, value: BigInt(value).toString() };
  return { hash, from, signed, ...(blockNumber === undefined ? {} : { blockNumber }) };
};

/**
 * Transaction from `eth_getBlockByNumber` with whole transactions. Null: not in the block; undefined: another shape.
 */
export const findInBlock = (answer: unknown, from: Address, nonce: number): KnownTransaction | null | undefined => {
  if (!isFields(answer) || !Array.isArray(answer.transactions)) return undefined;
  const matches = (entry: unknown): boolean =>
    isFields(entry) && readQuantity(entry.nonce) === nonce && textIn(entry.from).toLowerCase() === from.toLowerCase();
  return readTransaction(answer.transactions.find(matches) ?? null);
};
