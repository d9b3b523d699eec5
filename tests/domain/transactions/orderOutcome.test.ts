import { describe, expect, it } from 'vitest';
import type { BookEvent } from '#domain/orderBook/events.ts';
import { orderOutcome } from '#domain/transactions/orderOutcome.ts';
import type { Address } from '#domain/tokens/types.ts';

const taker: Address = '0x0000000000000000000000000000000000000001';
const sold: Address = '0x00000000000000000000000000000000000000AA';
const bought: Address = '0x00000000000000000000000000000000000000bb';

const added: BookEvent = { kind: 'AddOrder', maker: taker, soldToken: sold, from: 500n, to: 192n, index: 6n };

describe('the outcome of an order, from its receipt', () => {
  it('adds up book, pool and remainder', () => {
    const events: BookEvent[] = [
      added,
      { kind: 'UpdateOrderInfo', soldToken: bought, index: 2n, outNum: 25n, inNum: 10n },
      { kind: 'UpdateOrderInfo', soldToken: bought, index: 4n, outNum: 12n, inNum: 5n },
      { kind: 'UpdateOrderInfo', soldToken: sold, index: 6n, outNum: 63n, inNum: 157n },
    ];
    expect(orderOutcome(events)).toEqual({
      orderIndex: '6',
      spent: '157',
      received: '63',
      receivedFromBook: '15',
      ordersTouched: 2,
      rests: '343',
    });
  });

  it('reports the whole input as remainder if nothing was filled', () => {
    expect(orderOutcome([added])).toMatchObject({ spent: '0', received: '0', ordersTouched: 0, rests: '500' });
  });

  it('is undefined for a receipt without a new order', () => {
    expect(orderOutcome([{ kind: 'CancelOrderWithNum', soldToken: sold, index: 6n, num: 1n }])).toBeUndefined();
  });
});
