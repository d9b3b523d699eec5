import { describe, expect, it, vi } from 'vitest';
import { orderKey } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { err, ok } from '#lib/result.ts';
import { reported } from '#lib/reported.ts';
import { createServiceWatch } from '#services/dataService/serviceWatch.ts';
import { createReportedOrders } from '#stores/reportedOrders.ts';

const at = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`;
const orders = [1n, 2n].map((orderNo) => ({ orderNo, soldToken: at(7), boughtToken: at(8), operateTime: 100 }));
const placed = (indexes: readonly bigint[]) => new Set(indexes.map((index) => orderKey(at(7), at(8), index)));

const begin = () => {
  const service = {
    head: () => Promise.resolve(ok(1)),
    openOrders: vi.fn(() => Promise.resolve(ok(reported(orders)))),
  };
  const watch = createServiceWatch(service);
  return { service, watch, store: createReportedOrders([watch]) };
};

describe('open orders that a service reports', () => {
  it('are requested once for each account, and are of that account alone', async () => {
    const { service, store } = begin();
    store.want(at(1));
    store.want(at(1));
    await vi.waitFor(() => expect(store.orders(at(1))).toEqual(orders));
    expect(service.openOrders).toHaveBeenCalledTimes(1);
    expect(store.orders(at(2))).toEqual([]);
    expect(store.orders(undefined)).toEqual([]);
  });

  it('that the account placed, open or not, confirm the service; one that it never placed contradicts it', async () => {
    const honest = begin();
    honest.store.want(at(1));
    await vi.waitFor(() => expect(honest.store.orders(at(1))).toHaveLength(2));
    honest.store.check(at(1), placed([1n, 2n, 3n]), 1000);
    expect(honest.watch.status().kind).toBe('unknown');
    const lying = begin();
    lying.store.want(at(1));
    await vi.waitFor(() => expect(lying.store.orders(at(1))).toHaveLength(2));
    for (const later of [1000, 1060, 1119]) lying.store.check(at(1), placed([1n]), later);
    expect(lying.watch.status().kind).toBe('unknown');
    lying.store.check(at(1), placed([1n]), 1120);
    expect(lying.watch.status().kind).toBe('contradicted');
    expect(lying.store.orders(at(1))).toEqual([]);
  });

  it('that is missing only because the account was read some blocks ago contradicts nothing', async () => {
    const { store, watch } = begin();
    store.want(at(1));
    await vi.waitFor(() => expect(store.orders(at(1))).toHaveLength(2));
    store.check(at(1), placed([1n]), 170);
    store.check(at(1), placed([1n, 2n]), 400);
    store.check(at(1), placed([1n]), 600);
    expect(watch.status().kind).toBe('unknown');
  });

  it('is there once however often it is reported, newest first', async () => {
    const { service, store } = begin();
    const [old, young] = [
      { ...orders[0], operateTime: 100 },
      { ...orders[1], operateTime: 300 },
    ] as typeof orders;
    const again = { ...old, operateTime: 200 } as (typeof orders)[number];
    service.openOrders.mockResolvedValueOnce(ok(reported([old, young, again, old, young] as typeof orders)));
    store.want(at(1));
    await vi.waitFor(() => expect(store.orders(at(1))).toEqual([young, again]));
  });

  it('that was placed just now may not have come to the node yet: it contradicts nothing', async () => {
    const { store, watch } = begin();
    store.want(at(1));
    await vi.waitFor(() => expect(store.orders(at(1))).toHaveLength(2));
    store.check(at(1), placed([1n]), 130);
    expect(watch.status().kind).toBe('unknown');
  });

  it('are queried of the second service where the first one fails, and the one that reported them is named', async () => {
    const failing = {
      head: () => Promise.resolve(ok(1)),
      openOrders: () => Promise.resolve(err({ code: 'timeout' as const })),
    };
    const first = createServiceWatch(failing);
    const { watch } = begin();
    const store = createReportedOrders([first, watch]);
    store.want(at(1));
    await vi.waitFor(() => expect(store.orders(at(1))).toHaveLength(2));
    expect(first.status().kind).toBe('failing');
    for (const later of [1000, 1120]) store.check(at(1), placed([1n]), later);
    expect([first, watch].map((entry) => entry.status().kind)).toEqual(['failing', 'contradicted']);
    expect(store.orders(at(1))).toEqual([]);
  });
});
