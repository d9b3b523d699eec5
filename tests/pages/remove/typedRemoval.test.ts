import { describe, expect, it } from 'vitest';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import { typedRemoval } from '#pages/remove/typedRemoval.ts';
import type { BurnField } from '#state/burn/slice.ts';
import { MYT, USDC } from '../../domain/trade/tickets.ts';

const E18 = 10n ** 18n;
const poolToken = { ...MYT, ...poolTokenWords };
const removal = { poolTokens: E18 / 3n, amountA: 250n * E18, amountB: 100_500_000n };

const read = (independentField: BurnField, typedValue: string) =>
  typedRemoval({ independentField, typedValue }, { poolToken, currencyA: MYT, currencyB: USDC });

describe('a removal as it is typed', () => {
  it('is of the field that was typed, in its units', () => {
    expect(read('LIQUIDITY_PERCENT', '12.5')).toMatchObject({ field: 'percent', amount: 1_250n });
    expect(read('LIQUIDITY', '2')).toMatchObject({ field: 'poolTokens', amount: 2n * E18 });
    expect(read('CURRENCY_A', '3')).toMatchObject({ field: 'amountA', amount: 3n * E18 });
    expect(read('CURRENCY_B', '3')).toMatchObject({ field: 'amountB', amount: 3_000_000n });
  });

  it('keeps what was typed and shows what follows from it', () => {
    const shown = read('CURRENCY_A', '250.0').show(removal, E18);
    expect(shown.amountA).toEqual({ text: '250.0', amount: 250n * E18, problem: undefined });
    expect(shown.amountB).toMatchObject({ text: '100.5', amount: 100_500_000n });
    expect(shown.percent).toEqual({ text: '33.33', whole: 33, isWrong: false });
  });

  it('shows a part that is too small for two decimals as less than 0.01', () => {
    expect(read('LIQUIDITY', '0.00001').show({ ...removal, poolTokens: E18 / 100_000n }, E18).percent.text).toBe(
      '<0.01',
    );
  });

  it('shows nothing that is not known', () => {
    const shown = read('LIQUIDITY_PERCENT', '50').show(undefined, undefined);
    expect(shown.percent).toEqual({ text: '50', whole: 50, isWrong: false });
    expect([shown.poolTokens.text, shown.amountA.text, shown.amountB.text]).toEqual(['', '', '']);
    expect(read('CURRENCY_A', '1').show(removal, undefined).percent).toEqual({ text: '', whole: 0, isWrong: false });
  });

  it('names what is no number', () => {
    const percent = read('LIQUIDITY_PERCENT', '0.001');
    expect(percent.amount).toBeUndefined();
    expect(percent.show(undefined, undefined).percent.isWrong).toBe(true);
    expect(read('CURRENCY_B', '0.0000001').show(undefined, undefined).amountB.problem).toEqual({
      code: 'tooManyDecimals',
      decimals: 6,
    });
    expect(read('LIQUIDITY_PERCENT', '').amount).toBeUndefined();
  });
});
