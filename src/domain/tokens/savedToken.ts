import { fieldsOf } from '#lib/fields.ts';
import { parseAddress } from './parseAddress.ts';
import { readableText } from './readableText.ts';
import type { Address } from './types.ts';

export interface SavedToken {
  readonly chainId: number;
  readonly address: Address;
  readonly decimals: number;
  readonly symbol?: string;
  readonly name?: string;
}

const MAX_DECIMALS = 255;

/** True for a uint8, the type of ERC-20 `decimals`. */
export const isDecimals = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_DECIMALS;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? readableText(value) : undefined);

/** Token of an untrusted entry; undefined if chain, address or decimals are invalid. */
export const savedTokenOf = (entry: unknown): SavedToken | undefined => {
  const { chainId, address: text, decimals, symbol: storedSymbol, name: storedName } = fieldsOf(entry);
  const address = typeof text === 'string' ? parseAddress(text) : undefined;
  if (!address || typeof chainId !== 'number' || !Number.isSafeInteger(chainId) || chainId < 1) return undefined;
  if (!isDecimals(decimals)) return undefined;
  const [symbol, name] = [textOf(storedSymbol), textOf(storedName)];
  return { chainId, address, decimals, ...(symbol !== undefined && { symbol }), ...(name !== undefined && { name }) };
};
