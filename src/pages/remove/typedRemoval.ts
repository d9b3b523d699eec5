import { boundedAmount, parseAmount, type AmountProblem } from '#domain/amounts/parseAmount.ts';
import { formatExact } from '#domain/format/formatExact.ts';
import { percentOf, type Removal, type RemovalField } from '#domain/liquidity/quoteRemoval.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { computedText, type CurrencyFieldView } from '#features/currencyInput/index.ts';
import type { BurnField, BurnState } from '#state/burn/slice.ts';

interface RemovalCurrencies {
  readonly poolToken: Token | undefined;
  readonly currencyA: Currency | undefined;
  readonly currencyB: Currency | undefined;
}

type Shown = Pick<CurrencyFieldView, 'text' | 'amount' | 'problem'>;

interface ShownRemoval {
  readonly percent: { readonly text: string; readonly whole: number; readonly isWrong: boolean };
  readonly poolTokens: Shown;
  readonly amountA: Shown;
  readonly amountB: Shown;
}

interface TypedRemoval {
  readonly field: RemovalField;
  /** Raw units, or hundredths of a percent for a percentage. Undefined if the text is not a number. */
  readonly amount: bigint | undefined;
  show(removal: Removal | undefined, held: bigint | undefined): ShownRemoval;
}

const fields: Readonly<Record<BurnField, RemovalField>> = {
  LIQUIDITY_PERCENT: 'percent',
  LIQUIDITY: 'poolTokens',
  CURRENCY_A: 'amountA',
  CURRENCY_B: 'amountB',
};

const PERCENT_DECIMALS = 2;
const ALL = 100;

const percentText = (hundredths: bigint | undefined, isSomething: boolean): string => {
  if (hundredths === undefined) return '';
  return hundredths === 0n && isSomething ? '<0.01' : formatExact(hundredths, PERCENT_DECIMALS);
};

const wholePercent = (hundredths: bigint | undefined): number =>
  hundredths === undefined ? 0 : Math.min(ALL, Number(hundredths / 100n));

export const typedRemoval = (
  { independentField, typedValue }: BurnState,
  { poolToken, currencyA, currencyB }: RemovalCurrencies,
): TypedRemoval => {
  const field = fields[independentField];
  const currencies = { poolTokens: poolToken, amountA: currencyA, amountB: currencyB };
  const decimals = field === 'percent' ? PERCENT_DECIMALS : currencies[field]?.decimals;
  const parsed = decimals === undefined || typedValue === '' ? undefined : parseAmount(typedValue, decimals);
  const amount = parsed && boundedAmount(parsed);
  const problem: AmountProblem | undefined = parsed && !parsed.ok ? parsed.error : undefined;

  const show: TypedRemoval['show'] = (removal, held) => {
    const shownOf = (name: 'poolTokens' | 'amountA' | 'amountB'): Shown =>
      name === field
        ? { text: typedValue, amount, problem }
        : {
            text: removal?.[name] ? computedText(removal[name], currencies[name]) : '',
            amount: removal?.[name],
            problem: undefined,
          };
    const hundredths = field === 'percent' ? amount : removal && percentOf(removal.poolTokens, held);
    return {
      percent: {
        text:
          field === 'percent' ? typedValue : percentText(hundredths, removal !== undefined && removal.poolTokens > 0n),
        whole: wholePercent(hundredths),
        isWrong: field === 'percent' && problem !== undefined && problem.code !== 'empty',
      },
      poolTokens: shownOf('poolTokens'),
      amountA: shownOf('amountA'),
      amountB: shownOf('amountB'),
    };
  };
  return { field, amount, show };
};
