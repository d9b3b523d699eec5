import { expect, it } from 'vitest';
import { quoteOnRouter } from '#domain/trade/routerQuote.ts';
import { SplitRows } from '#pages/trade/order/confirm/PartRows.tsx';
import { renderUi } from '../../../../ui/renderUi.tsx';
import { E18, market, mockIntent, quoted } from '../../mockMarket.ts';

const harbour = {
  ...{ id: 'harbour', name: 'Harbour', router: market.base.address, pair: market.base.address, feeFactor: 997 },
  ...{ usable: true, reserveSold: 154_089_972_000n, reserveBought: 368_460n * E18 },
};

const paidParts = (book: bigint, other: bigint): readonly string[] => {
  const elsewhere = quoteOnRouter({ ...mockIntent, amount: other }, harbour);
  if (!elsewhere.ok) throw new Error(elsewhere.error.code);
  const split = { book: quoted({ ...mockIntent, amount: book }), other: elsewhere.value, market: harbour };
  const { container } = renderUi(<SplitRows split={split} direction="BUY" market={market} />);
  return [...container.textContent.matchAll(/([\d,.]+) USDC for/g)].map(([, amount = '']) => amount);
};

it.each([
  [12_345_678_400n, 7_654_321_600n, ['12,345.678', '7,654.322']],
  [12_345_678_900n, 7_654_321_100n, ['12,345.679', '7,654.321']],
  [12_345_678_400n, 7_654_321_700n, ['12,345.679', '7,654.322']],
])('parts of %s and %s raw USDC add up to the total, rounded up', (book, other, shown) => {
  expect(paidParts(book, other)).toEqual(shown);
});
