import { describe, expect, it } from 'vitest';
import {
  amountTyped,
  currencyChosen,
  dexChosen,
  directionSwitched,
  formCleared,
  initialSwap,
  orderTypeChosen,
  prefilled,
  priceTyped,
  recipientTyped,
  swapReducer,
  type SwapState,
} from '#state/swap/slice.ts';

const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const MYT = '0x4535E52cdF3AB787B379b7b72B5990767E6747E4';
const market: SwapState = { ...initialSwap, INPUT: { currencyId: USDC }, OUTPUT: { currencyId: MYT } };

describe('the ticket', () => {
  it('keeps what was typed as it was typed', () => {
    const typed = [amountTyped({ field: 'OUTPUT', text: '1.50' }), priceTyped('0.42'), orderTypeChosen('LIMIT')];
    expect(typed.reduce(swapReducer, market)).toMatchObject({
      independentField: 'OUTPUT',
      typedValue: '1.50',
      price: '0.42',
      independentTypedOrder: 'LIMIT',
    });
  });

  it('switches the direction: both currencies and the typed field change sides', () => {
    const typed = swapReducer(market, amountTyped({ field: 'OUTPUT', text: '10' }));
    const sell = swapReducer(typed, directionSwitched());
    expect(sell).toMatchObject({
      independentDirection: 'SELL',
      INPUT: { currencyId: MYT },
      OUTPUT: { currencyId: USDC },
      independentField: 'INPUT',
      typedValue: '10',
    });
    expect(swapReducer(sell, directionSwitched())).toEqual(typed);
  });

  it('choosing a token equal to the other side swaps the two, whatever the case of the address', () => {
    const chosen = swapReducer(market, currencyChosen({ field: 'INPUT', currencyId: MYT.toLowerCase() }));
    expect(chosen.INPUT.currencyId).toBe(MYT.toLowerCase());
    expect(chosen.OUTPUT.currencyId).toBe(USDC);
  });

  it('choosing another token leaves the other side alone', () => {
    const chosen = swapReducer(market, currencyChosen({ field: 'OUTPUT', currencyId: 'ETH' }));
    expect(chosen).toMatchObject({ INPUT: { currencyId: USDC }, OUTPUT: { currencyId: 'ETH' } });
  });

  it('a link fixes what it names and leaves the rest', () => {
    const before = swapReducer(market, recipientTyped(MYT));
    const after = swapReducer(
      before,
      prefilled({ inputCurrencyId: 'ETH', typedValue: '3', independentField: 'INPUT' }),
    );
    expect(after).toMatchObject({ INPUT: { currencyId: 'ETH' }, OUTPUT: { currencyId: MYT }, typedValue: '3' });
    expect(after.recipient).toBe(MYT);
  });

  it('if both currencies of a link are equal the output is cleared', () => {
    const after = swapReducer(market, prefilled({ inputCurrencyId: 'ETH', outputCurrencyId: 'eth' }));
    expect(after).toMatchObject({ INPUT: { currencyId: 'ETH' }, OUTPUT: { currencyId: null } });
  });

  it('is cleared after sending, market and price stay', () => {
    const typed = [amountTyped({ field: 'INPUT', text: '5' }), priceTyped('2'), recipientTyped(MYT)];
    const after = swapReducer(typed.reduce(swapReducer, market), formCleared());
    expect(after).toMatchObject({ typedValue: '', recipient: null, price: '2', INPUT: { currencyId: USDC } });
  });

  it('an exchange chosen by hand stays with its pair', () => {
    const chosen = swapReducer(market, dexChosen('harbour'));
    expect(swapReducer(chosen, directionSwitched()).dex).toBe('harbour');
    expect(swapReducer(chosen, currencyChosen({ field: 'OUTPUT', currencyId: 'ETH' })).dex).toBeNull();
    expect(swapReducer(chosen, prefilled({ inputCurrencyId: 'ETH' })).dex).toBeNull();
    expect(swapReducer(market, prefilled({ inputCurrencyId: 'ETH', dex: 'harbour' })).dex).toBe('harbour');
  });

  it('a price belongs to its pair: it stays when buying becomes selling and goes with another token', () => {
    const priced = swapReducer(market, priceTyped('0.42'));
    expect(swapReducer(priced, directionSwitched()).price).toBe('0.42');
    expect(swapReducer(priced, currencyChosen({ field: 'OUTPUT', currencyId: 'ETH' })).price).toBe('');
    expect(swapReducer(priced, prefilled({ inputCurrencyId: 'ETH' })).price).toBe('');
    expect(swapReducer(priced, prefilled({ inputCurrencyId: 'ETH', price: '0.7' })).price).toBe('0.7');
  });
});
