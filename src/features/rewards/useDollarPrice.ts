import { useMemo } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import type { Token } from '#domain/tokens/types.ts';
import { useDollarValue } from '#reads/tokens/useDollarValue.ts';

/** Dollars for a whole token at the pools' prices; undefined while unknown. */
export const useDollarPrice = (token: Token | undefined): Fraction | undefined =>
  useDollarValue(
    token,
    useMemo(() => token && powerOfTen(token.decimals), [token]),
  );
