import { useMemo } from 'react';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { wrappedOf } from '#domain/tokens/currency.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { isFirstLoad, valueOf } from '#lib/loadable.ts';
import { useStableList } from '../calls/useStableList.ts';
import { isNoToken, useCurrency } from './useCurrency.ts';
import { useAppSelector } from '#state/hooks.ts';

export interface TradeCurrencies {
  readonly input: Currency | undefined;
  readonly output: Currency | undefined;
  readonly isLoading?: { readonly INPUT: boolean; readonly OUTPUT: boolean };
  readonly inputToken: Token | undefined;
  readonly outputToken: Token | undefined;
  readonly notTokens: readonly string[];
}

export const useTradeCurrencies = (): TradeCurrencies => {
  const inputId = useAppSelector((state) => state.swap.INPUT.currencyId);
  const outputId = useAppSelector((state) => state.swap.OUTPUT.currencyId);
  const first = useCurrency(inputId);
  const second = useCurrency(outputId);
  const input = valueOf(first);
  const output = valueOf(second);
  const [isLoadingInput, isLoadingOutput] = [isFirstLoad(first), isFirstLoad(second)];
  const notTokens = useStableList([
    ...(isNoToken(first) ? [inputId ?? ''] : []),
    ...(isNoToken(second) ? [outputId ?? ''] : []),
  ]);
  return useMemo(
    () => ({
      input,
      output,
      isLoading: { INPUT: isLoadingInput, OUTPUT: isLoadingOutput },
      inputToken: input && wrappedOf(input, wrappedNative),
      outputToken: output && wrappedOf(output, wrappedNative),
      notTokens,
    }),
    [input, output, isLoadingInput, isLoadingOutput, notTokens],
  );
};
