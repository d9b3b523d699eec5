import { nativeCurrency, wrappedNative } from '../config/tokens/tokens.ts';
import { NATIVE_ID, wrappedOf } from '../domain/tokens/currency.ts';
import { parseAddress } from '../domain/tokens/parseAddress.ts';
import type { Currency, Token } from '../domain/tokens/types.ts';
import type { Loadable } from '../lib/loadable.ts';
import { valueOf } from '../lib/loadable.ts';
import { useToken } from './useToken.ts';
import type { TokenProblem } from './useToken.ts';
import { useAppSelector } from '../state/hooks.ts';

export interface TradeCurrencies {
  readonly input: Currency | undefined;
  readonly output: Currency | undefined;
  /** What pools and the book know them as. */
  readonly inputToken: Token | undefined;
  readonly outputToken: Token | undefined;
  /** Addresses chosen that turned out to be no token. */
  readonly notTokens: readonly string[];
}

const useCurrency = (id: string | null): Loadable<Currency> => {
  const isNative = id?.toUpperCase() === NATIVE_ID;
  const token = useToken(id === null || isNative ? undefined : parseAddress(id));
  return isNative ? { status: 'ready', value: nativeCurrency } : token;
};

/** The chain has told that there is no token; a chain that could not be read has not. */
const isNoToken = (currency: Loadable<Currency>): boolean =>
  currency.status === 'failed' && (currency.error as TokenProblem).code === 'notAToken';

/** The two currencies of the ticket, known ones at once, others as soon as the chain has told. */
export const useTradeCurrencies = (): TradeCurrencies => {
  const inputId = useAppSelector((state) => state.swap.INPUT.currencyId);
  const outputId = useAppSelector((state) => state.swap.OUTPUT.currencyId);
  const first = useCurrency(inputId);
  const second = useCurrency(outputId);
  const input = valueOf(first);
  const output = valueOf(second);
  return {
    input,
    output,
    inputToken: input && wrappedOf(input, wrappedNative),
    outputToken: output && wrappedOf(output, wrappedNative),
    notTokens: [...(isNoToken(first) ? [inputId ?? ''] : []), ...(isNoToken(second) ? [outputId ?? ''] : [])],
  };
};
