import { nativeCurrency, wrappedNative } from '../../config/tokens/tokens.ts';
import { NATIVE_ID, wrappedOf } from '../../domain/tokens/currency.ts';
import { parseAddress } from '../../domain/tokens/parseAddress.ts';
import { sortsBefore } from '../../domain/tokens/sortsBefore.ts';
import type { Address, Currency, Token } from '../../domain/tokens/types.ts';
import type { Loadable } from '../../lib/loadable.ts';
import { valueOf } from '../../lib/loadable.ts';
import { useToken } from '../../reads/useToken.ts';
import { useAppSelector } from '../../state/hooks.ts';

export interface TradeCurrencies {
  readonly input: Currency | undefined;
  readonly output: Currency | undefined;
  /** What pools and the book know them as. */
  readonly inputToken: Token | undefined;
  readonly outputToken: Token | undefined;
  /** The same two in an order that stays when buying becomes selling, so that their book stays too. */
  readonly pairTokens: readonly [Address | undefined, Address | undefined];
  /** Addresses chosen that turned out to be no token. */
  readonly notTokens: readonly string[];
}

const useCurrency = (id: string | null): Loadable<Currency> => {
  const isNative = id?.toUpperCase() === NATIVE_ID;
  const token = useToken(id === null || isNative ? undefined : parseAddress(id));
  return isNative ? { status: 'ready', value: nativeCurrency } : token;
};

/** The two currencies of the ticket, known ones at once, others as soon as the chain has told. */
export const useTradeCurrencies = (): TradeCurrencies => {
  const inputId = useAppSelector((state) => state.swap.INPUT.currencyId);
  const outputId = useAppSelector((state) => state.swap.OUTPUT.currencyId);
  const first = useCurrency(inputId);
  const second = useCurrency(outputId);
  const input = valueOf(first);
  const output = valueOf(second);
  const inputToken = input && wrappedOf(input, wrappedNative);
  const outputToken = output && wrappedOf(output, wrappedNative);
  const isReversed = inputToken && outputToken && sortsBefore(outputToken.address, inputToken.address);
  return {
    input,
    output,
    inputToken,
    outputToken,
    pairTokens: isReversed ? [outputToken.address, inputToken.address] : [inputToken?.address, outputToken?.address],
    notTokens: [
      ...(first.status === 'failed' && inputId !== null ? [inputId] : []),
      ...(second.status === 'failed' && outputId !== null ? [outputId] : []),
    ],
  };
};
