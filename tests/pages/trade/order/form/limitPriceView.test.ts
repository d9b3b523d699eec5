import { describe, expect, it } from 'vitest';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import { limitPriceView } from '#pages/trade/order/form/limitPriceView.ts';
import { bid, E6, market, mockBook, MYT, USDC } from '../../mockMarket.ts';

const buyAt = (text: string) => limitPriceView(text, parsePrice(text, 18, 6), 'BUY', market, mockBook(), USDC);
const sellAt = (text: string) => limitPriceView(text, parsePrice(text, 18, 6), 'SELL', market, mockBook(), MYT);

describe('the distance from the market', () => {
  it.each([
    ['0.4182', 'at', '0%'],
    ['0.41821', 'above', '<0.01%'],
    ['0.4224', 'above', '1.00%'],
    ['0.4140', 'below', '1.00%'],
    ['0.8364', 'above', '100.00%'],
    ['99999999999999999999999999', 'above', '>1,000%'],
  ])('%s is %s by %s, for buyer and seller alike', (text, side, percent) => {
    expect(buyAt(text).distance).toEqual({ side, percent });
    expect(sellAt(text).distance).toEqual({ side, percent });
  });

  it.each(['', '0'])('nothing is shown for the price "%s"', (text) => {
    expect(buyAt(text)).toMatchObject({ text, distance: undefined });
  });

  it('nothing is shown where no pool gives the market', () => {
    const empty = mockBook({ reserve0: 0n, reserve1: 0n });
    expect(limitPriceView('1', parsePrice('1', 18, 6), 'BUY', market, empty, USDC).distance).toBeUndefined();
  });
});

describe('the best prices "from the book"', () => {
  it('are the same for a buyer and a seller', () => {
    expect(buyAt('')).toMatchObject({ bid: '0.418', pool: '0.41820', ask: '0.4185' });
    expect(sellAt('')).toMatchObject({ bid: '0.418', pool: '0.41820', ask: '0.4185' });
  });

  it('are rounded so that they still take the order', () => {
    const order = { ...bid(1, 3n, 0n), from: E6, remain: E6 };
    const book = mockBook({ side0: { soldToken: USDC.address, orders: [order], complete: true } });
    expect(limitPriceView('', undefined, 'SELL', market, book, MYT).bid).toBe('0.33333333');
    const requests = { ...order, from: order.to, to: E6, remain: order.to };
    const other = mockBook({ side1: { soldToken: MYT.address, orders: [requests], complete: true } });
    expect(limitPriceView('', undefined, 'BUY', market, other, USDC).ask).toBe('0.33333334');
  });

  it('pass over an order that asks for nothing: it has no price', () => {
    const free = { ...bid(1, 3n, 4180n), to: 0n };
    const first = <S extends { readonly orders: readonly unknown[] }>(side: S) => ({
      ...side,
      orders: [free, ...side.orders],
    });
    const [side0, side1] = [first(mockBook().side0), first(mockBook().side1)] as const;
    const book = mockBook({ side0, side1 });
    expect(limitPriceView('', undefined, 'BUY', market, book, USDC)).toMatchObject({ bid: '0.418', ask: '0.4185' });
  });

  it('are unknown while the book is, and where nobody offers', () => {
    expect(limitPriceView('7', undefined, 'BUY', market, undefined, USDC)).toEqual({
      text: '7',
      bid: undefined,
      ask: undefined,
      pool: undefined,
      current: undefined,
      distance: undefined,
    });
    const nobody = mockBook({ side1: { soldToken: MYT.address, orders: [], complete: true } });
    expect(limitPriceView('', undefined, 'BUY', market, nobody, USDC)).toMatchObject({ bid: '0.418', ask: undefined });
  });
});

describe('the price that a tick starts from', () => {
  it('is the typed price', () => {
    expect(buyAt('0.4').current).toEqual(parsePrice('0.4', 18, 6));
  });

  it.each(['', '0'])('is the price of the pool while "%s" is typed', (text) => {
    expect(buyAt(text).current).toEqual({ numerator: 770_449_860_000n, denominator: 1_842_300n * 10n ** 18n });
  });
});
