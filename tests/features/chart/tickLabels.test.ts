import type { ISeriesApi } from 'lightweight-charts';
import { expect, it } from 'vitest';
import { createTickLabels } from '#features/chart/tickLabels.ts';

type Format = (prices: readonly number[]) => readonly string[];

/** A series of which a price of 1 is 100 pixels high. */
const drawn = (labelled: readonly (number | undefined)[], decimals: number): Format => {
  let format: Format = () => [];
  const series = {
    priceToCoordinate: (price: number) => 1000 - 100 * price,
    applyOptions: ({ priceFormat }: { readonly priceFormat: { readonly tickmarksFormatter: Format } }) =>
      void (format = priceFormat.tickmarksFormatter),
  };
  createTickLabels(series as unknown as ISeriesApi<'Candlestick'>, () => labelled).draw(decimals);
  return format;
};

it('a price label lies over no label of the grid', () => {
  const format = drawn([2.05, undefined, 3.5], 2);
  expect(format([1, 1.91, 2, 2.19, 3, 3.5, 4])).toEqual(['1.00', '', '', '', '3.00', '', '4.00']);
});

it('the grid has all its labels without price labels', () => {
  expect(drawn([undefined], 3)([1, 2])).toEqual(['1.000', '2.000']);
});

it('the format is written once, and again only with other decimals or another labelled price', () => {
  let written = 0;
  let labelled: readonly (number | undefined)[] = [2.05, undefined];
  const series = { priceToCoordinate: (price: number) => price, applyOptions: () => void (written += 1) };
  const labels = createTickLabels(series as unknown as ISeriesApi<'Candlestick'>, () => labelled);
  const writtenBy = (decimals: number): number => {
    const before = written;
    labels.draw(decimals);
    return written - before;
  };
  expect([writtenBy(2), writtenBy(2), writtenBy(3), writtenBy(3)]).toEqual([1, 0, 1, 0]);
  labelled = [2.06, undefined];
  expect([writtenBy(3), writtenBy(3)]).toEqual([1, 0]);
  labelled = [2.06, 3];
  expect([writtenBy(3), writtenBy(3)]).toEqual([1, 0]);
});
