import { setupI18n } from '@lingui/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exactText } from '#domain/format/formatExact.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { chartMarketOf } from '#features/chart/chartMarket.ts';
import { orderLinesOf } from '#features/chart/orderLines.ts';
import { summaryWords } from '#features/transactions/summaryWords.ts';
import { alignedRows } from '#pages/trade/shared/alignAmounts.ts';
import { priceFieldText } from '#pages/trade/openOrders/moveView.ts';
import { historyRow, tradeRow } from '#pages/trade/history/ownHistoryView.ts';
import { savedOpenOrders } from '#pages/trade/openOrders/openOrdersFile.ts';
import { openOrderView } from '#pages/trade/order/own/openOrderView.ts';
import { marketDistance } from '#domain/trade/distanceFromMarket.ts';
import { limitPriceView } from '#pages/trade/order/form/limitPriceView.ts';
import { doneWords } from '#features/transactions/doneWords.ts';
import { E18, E6, maker, market, mockBook, MYT, USDC } from '../mockMarket.ts';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });

/** A column may add zeros. */
const numberOf = (text = ''): number => Number.parseFloat(text.replaceAll(',', ''));

/** Around 0.42 USDC, with ratios that no five digits express. */
const anyOrder = fc
  .record({
    myt: fc.bigInt({ min: E18, max: 90_000n * E18 }),
    permille: fc.bigInt({ min: 10n, max: 9_000n }),
    odd: fc.bigInt({ min: 1n, max: 999n }),
    isSell: fc.boolean(),
    share: fc.bigInt({ min: 1n, max: 100n }),
  })
  .map(({ myt, permille, odd, isSell, share }) => {
    const usdc = (myt * permille * E6) / (1000n * E18) + odd;
    const [from, to] = isSell ? [myt, usdc] : [usdc, myt];
    const tokens = isSell
      ? { soldToken: MYT.address, boughtToken: USDC.address }
      : { soldToken: USDC.address, boughtToken: MYT.address };
    return { ...tokens, index: 7n, maker: maker(1), from, to, remain: (from * share) / 100n + 1n };
  })
  .map((order) => ({ ...order, remain: order.remain > order.from ? order.from : order.remain }));

it('an order reads the same in the table, the dialogs, the chart, the notice and the file', () => {
  const chart = chartMarketOf(market);
  if (!chart) throw new Error('no market');
  fc.assert(
    fc.property(anyOrder, (order) => {
      const view = openOrderView(order, market, MYT, undefined, { filled: order.from - order.remain, cancelled: 0n });
      const [row] = alignedRows([view]);
      // Table, and the button and dialog that name the row's order.
      expect([numberOf(row?.price), numberOf(row?.amount)]).toEqual([numberOf(view.price), numberOf(view.amount)]);
      // Dialog that moves it.
      expect(priceFieldText(view)).toBe(view.price.replaceAll(',', ''));
      const [line] = orderLinesOf([order], chart);
      expect(line?.price).toBe(Number(view.price.replaceAll(',', '')));
      expect(`${line?.amount ?? ''} MYT`).toBe(view.amount);
      // Notice of the transaction that placed it.
      const [input, output] = view.side === 'SELL' ? [MYT, USDC] : [USDC, MYT];
      const words = summaryWords({
        ...{ kind: 'placeOrder', direction: view.side, orderType: 'LIMIT' },
        ...{
          input: currencyFact(input),
          output: currencyFact(output),
          from: order.from.toString(),
          to: order.to.toString(),
        },
      });
      expect(i18n._(words).endsWith(`limit ${view.price} USDC`)).toBe(true);
      // File: exact, and the same amount.
      const fields = savedOpenOrders.fields({ ...view, placed: undefined });
      const exact = Number(fields?.[2]);
      expect(Math.abs(exact - (line?.price ?? 0)) <= exact * 1e-4).toBe(true);
      expect(`${exactText(view.side === 'SELL' ? order.from : order.to, 18)} MYT`).toBe(view.exactAmount);
      expect(fields?.[3]?.replaceAll(',', '')).toBe(view.exactAmount.replaceAll(',', '').replace(' MYT', ''));
    }),
    { numRuns: 300 },
  );
});

const tokens = new Map([MYT, USDC].map((token) => [token.address, token]));
const placed = { blockNumber: 1, timestamp: 1, transactionHash: '0x01' } as const;

it('an order that rests, ends and fills shows one amount, and its limit in one way', () => {
  const chart = chartMarketOf(market);
  fc.assert(
    fc.property(anyOrder, (order) => {
      const whole = { ...order, remain: order.from };
      const view = openOrderView(whole, market, MYT, undefined, { filled: 0n, cancelled: 0n });
      const [line] = chart ? orderLinesOf([whole], chart) : [];
      // An order without a fill has its whole amount left.
      expect(line?.left).toBe(line?.amount);
      const story = {
        ...whole,
        key: 'k',
        filled: order.from,
        received: order.to,
        filledAsTaker: 0n,
        cancelled: 0n,
      };
      const history = historyRow({ ...story, state: 'filled', placed, ended: placed } as never, tokens);
      expect([history?.price, history?.amount]).toEqual([view.price, view.amount]);
      const fill = {
        ...whole,
        fee: { numerator: 0n, denominator: 1n },
        key: 'k',
        sold: order.from,
        received: order.to,
        role: 'maker',
        at: placed,
      } as never;
      const trade = tradeRow(fill, tokens);
      expect(trade?.amount).toBe(view.amount);
      expect(trade?.price).toBe(history?.average);
    }),
    { numRuns: 200 },
  );
});

it('the price of a fill rounds to nearest, for buyer and seller alike', () => {
  // 0.420463 USDC for a MYT.
  const [myt, usdc] = [E18 * 1_000_000n, 420_463_000_000n];
  const [a, b] = [MYT.address, USDC.address];
  const common = { key: 'k', fee: { numerator: 0n, denominator: 1n }, role: 'maker', at: placed };
  const sell = { ...common, soldToken: a, boughtToken: b, sold: myt, received: usdc } as never;
  const buy = { ...common, soldToken: b, boughtToken: a, sold: usdc, received: myt } as never;
  expect([tradeRow(sell, tokens)?.price, tradeRow(buy, tokens)?.price]).toEqual(['0.42046', '0.42046']);
});

it('amounts of the receipt are rounded to nearest, as in the list of trades', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const [input, output] = order.soldToken === MYT.address ? [MYT, USDC] : [USDC, MYT];
      const direction = order.soldToken === MYT.address ? 'SELL' : 'BUY';
      const [spent, received] = [order.from.toString(), order.to.toString()];
      const words = doneWords({
        info: {
          ...{ kind: 'placeOrder', direction, orderType: 'LIMIT', from: spent, to: received },
          ...{ input: currencyFact(input), output: currencyFact(output) },
        },
        call: { orderIndex: '7', spent, received, receivedFromBook: received, ordersTouched: 1, rests: '0' },
      });
      for (const { symbol, decimals } of [MYT, USDC]) {
        const text =
          new RegExp(`([\\d.,]+) ${symbol}`).exec(words ? i18n._(words) : '')?.[1]?.replaceAll(',', '') ?? '';
        const [, fraction = ''] = text.split('.');
        const unit = 10n ** BigInt(decimals - fraction.length);
        const exact = BigInt(symbol === input.symbol ? spent : received);
        expect(BigInt(text.replace('.', ''))).toBe((2n * exact + unit) / (2n * unit));
      }
    }),
    { numRuns: 200 },
  );
});

it('an order has one distance from the market in the ticket, the confirmation, the list of open orders and its alert', () => {
  const book = mockBook();
  const pool = { numerator: book.reserve0, denominator: book.reserve1 };
  fc.assert(
    fc.property(anyOrder, (order) => {
      const view = openOrderView(order, market, MYT, pool);
      const price = order.soldToken === MYT.address ? [order.to, order.from] : [order.from, order.to];
      const limit = { numerator: price[0] ?? 0n, denominator: price[1] ?? 1n };
      const token = view.side === 'SELL' ? MYT : USDC;
      const ticket = limitPriceView('', limit, view.side, market, book, token).distance;
      const exact = Number(limit.numerator * pool.denominator) / Number(limit.denominator * pool.numerator) - 1;
      expect(ticket?.side).toBe(exact > 0 ? 'above' : exact < 0 ? 'below' : 'at');
      const bps = Math.abs(exact) * 10_000;
      if (bps < 100_000) expect(Math.abs(numberOf(ticket?.percent.replace('<', '')) * 100 - bps)).toBeLessThan(0.51);
      // The worst price of a market order with this limit, and the dialog of a price alert.
      expect(marketDistance(limit, pool)).toEqual(ticket);
      if (view.distance?.side === 'reached' || ticket?.side === 'at') return;
      expect(view.distance).toEqual(ticket);
    }),
    { numRuns: 300 },
  );
});

it('a partly filled order names what is left in the chart', () => {
  const chart = chartMarketOf(market);
  const order = { soldToken: MYT.address, from: 5_000n * E18, to: 2_112_500_000n, remain: 3_200n * E18 };
  expect(chart && orderLinesOf([order], chart)).toEqual([
    { side: 'SELL', price: 0.4225, amount: '5,000.00', left: '3,200.00' },
  ]);
});
