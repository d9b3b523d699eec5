import { fieldsOf } from '#lib/fields.ts';
import { parseAddress } from './parseAddress.ts';
import { readableText } from './readableText.ts';
import type { Address } from './types.ts';

/** A token as it is stored and exported (spec 000 section 3). */
export interface SavedToken {
  readonly chainId: number;
  readonly address: Address;
  readonly decimals: number;
  readonly symbol?: string;
  readonly name?: string;
}

const MAX_DECIMALS = 255;

/** Whether a number from outside can be a token's decimals, a uint8. */
export const isDecimals = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_DECIMALS;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? readableText(value) : undefined);

/** The token that an entry from outside describes; undefined where chain, address or decimals are not valid. */
export const savedTokenOf = (entry: unknown): SavedToken | undefined => {
  const { chainId, address: text, decimals, symbol: storedSymbol, name: storedName } = fieldsOf(entry);
  const address = typeof text === 'string' ? parseAddress(text) : undefined;
  if (!address || typeof chainId !== 'number' || !Number.isSafeInteger(chainId) || chainId < 1) return undefined;
  if (!isDecimals(decimals)) return undefined;
  const [symbol, name] = [textOf(storedSymbol), textOf(storedName)];
  return { chainId, address, decimals, ...(symbol !== undefined && { symbol }), ...(name !== undefined && { name }) };
};
