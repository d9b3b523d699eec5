import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { anchorPrices, type MarketPrice } from '#domain/markets/dollarPools.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import type { ReportedPool, ReportedReserves } from '#domain/markets/reportedPools.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import { quoteOrder } from '#domain/orderBook/quoteOrder.ts';
import { atPrice } from '#domain/prices/dollarPrices.ts';
import type { Address } from '#domain/tokens/types.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import {
  checked,
  eachReported,
  hint,
  judge,
  mapReported,
  reported,
  reportedBy,
  reportedResult,
  shown,
  type Reported,
} from '#lib/reported.ts';
import { err, ok } from '#lib/result.ts';
import type { DataService } from '#services/dataService/types.ts';
import type { TradingData } from '#services/tradingData/types.ts';
import { planCancel } from '#writes/orders/cancelOrder.ts';

type Answered<F extends (...values: never[]) => unknown> =
  Awaited<ReturnType<F>> extends infer R
    ? R extends { readonly ok: true; readonly value: infer V }
      ? V
      : never
    : never;

describe('a reported value', () => {
  it('is in every answer with data of a service', () => {
    type Unmarked<S, Own extends keyof S> = {
      [K in Exclude<keyof S, Own>]: S[K] extends (...values: never[]) => unknown
        ? [Answered<S[K]>] extends [Reported<unknown>]
          ? never
          : K
        : K;
    }[Exclude<keyof S, Own>];
    expectTypeOf<Unmarked<DataService, 'head'>>().toBeNever();
    expectTypeOf<Unmarked<TradingData, 'head' | 'report'>>().toBeNever();
  });

  it('compiles in no quote, no plan and no total', () => {
    const pools = reported<readonly ReportedReserves[]>([]);
    const book = reported({} as PairBook);
    const amount = reported(5n);
    const neverRun = (): readonly unknown[] => [
      // @ts-expect-error reported pools give no dollar price
      anchorPrices(pools, {} as never),
      // @ts-expect-error each of them neither
      anchorPrices(eachReported(pools), {} as never),
      // @ts-expect-error a reported book quotes no order
      quoteOrder(book, {} as never),
      // @ts-expect-error nor a trade
      quoteTrade({} as never, book),
      // @ts-expect-error a reported order is not cancelled
      planCancel(reported({} as Parameters<typeof planCancel>[0]), '0x'),
      // @ts-expect-error nor is a reported address called
      planCancel({} as never, reported<Address>('0x')),
      // @ts-expect-error a reported amount has no value in dollars
      atPrice(amount, {} as MarketPrice),
      // @ts-expect-error a reported amount is in no sum
      amount + 1n,
      // @ts-expect-error and no field of it can be read
      mapReported(amount, (value) => ({ value })).value,
    ];
    expect(neverRun).toBeTypeOf('function');
    expectTypeOf<Reported<bigint>>().not.toExtend<bigint>();
    expectTypeOf<Reported<Fraction>>().not.toExtend<Fraction>();
    expectTypeOf<Reported<ReportedPool>>().not.toExtend<ReportedPool>();
    expectTypeOf<ReportedPool>().not.toExtend<Reported<ReportedPool>>();
  });

  it('is unwrapped as confirmed only with a verdict that is true', () => {
    const report = reported(5n);
    const verdict = judge(report, (value) => (value > 3n ? true : undefined));
    // @ts-expect-error the verdict may be missing
    const neverRun = (): bigint => checked(report, verdict);
    expect(neverRun).toBeTypeOf('function');
    expect(verdict && checked(report, verdict)).toBe(5n);
    expectTypeOf(judge<bigint, boolean>)
      .parameter(1)
      .returns.toEqualTypeOf<boolean>();
  });

  it('keeps its mark through lists, maps and results', () => {
    const list = reported([1n, 2n, 2n]);
    expectTypeOf(eachReported(list)).toEqualTypeOf<readonly Reported<bigint>[]>();
    expect(eachReported(list).map(shown)).toEqual([1n, 2n, 2n]);
    expect([...reportedBy(list, String)].map(([name, value]) => [name, hint(value)])).toEqual([
      ['1', 1n],
      ['2', 2n],
    ]);
    expect(shown(mapReported(list, (values) => values.length))).toBe(3);
    const compare = vi.fn(() => false);
    expect(judge(list, compare)).toBe(false);
    expect(compare).toHaveBeenCalledWith([1n, 2n, 2n]);
    expect(reportedResult(ok(7n))).toEqual(ok(reported(7n)));
    expect(reportedResult(err('timeout'))).toEqual(err('timeout'));
  });
});
