import { parseCurrencyId } from '#domain/tokens/currency.ts';
import { fieldsOf } from '#lib/fields.ts';

/** Latest time of a date, milliseconds. */
const MAX_TIME_MS = 8.64e15;

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

export const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MAX_TIME_MS;

export const isChainId = (key: string): boolean => /^[1-9]\d{0,14}$/.test(key);

export const oneOf = <T>(value: unknown, allowed: readonly T[], fallback: T): T =>
  allowed.find((candidate) => candidate === value) ?? fallback;

export const textOrNull = (value: unknown, maxLength: number): string | null =>
  typeof value === 'string' && value.length <= maxLength ? value : null;

/** Checksums a token's address; undefined for other values. */
export const currencyIdIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? parseCurrencyId(value) : undefined;

export const perChain = <T>(
  stored: unknown,
  read: (key: string, value: unknown, chainId: number) => readonly [key: string, value: T] | undefined,
): Record<number, Record<string, T>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(stored))
      .filter(([chainId]) => isChainId(chainId))
      .map(([chainId, entries]) => [
        chainId,
        Object.fromEntries(
          Object.entries(fieldsOf(entries)).flatMap(([key, value]) => {
            const entry = read(key, value, Number(chainId));
            return entry ? [entry] : [];
          }),
        ),
      ]),
  );
