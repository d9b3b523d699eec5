import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTradeQuery } from '#domain/urls/parseTradeQuery.ts';
import { ticketQuery, type TicketAddress } from '#domain/urls/ticketQuery.ts';

const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const read = (query: string) => parseTradeQuery(new URLSearchParams(query), USDC);
const empty: TicketAddress = {
  orderType: 'MARKET',
  field: 'INPUT',
  amount: '',
  price: '',
  dex: null,
  recipient: undefined,
};

const number = fc.oneof(
  fc.constantFrom('', '.5', '0', '7.', '0.000000000000000001'),
  fc.tuple(fc.nat(), fc.nat()).map(([whole, part]) => `${whole}.${part}`),
);

describe('the address of a ticket', () => {
  it('parses back to the ticket it was written from', () => {
    const ticket = fc.record({
      orderType: fc.constantFrom('MARKET' as const, 'LIMIT' as const),
      field: fc.constantFrom('INPUT' as const, 'OUTPUT' as const),
      amount: number,
      price: number,
      dex: fc.constantFrom(null, 'harbour'),
      recipient: fc.constantFrom(undefined, USDC, 'alice.eth', `eth:${USDC}`, '0x12'),
    });
    fc.assert(
      fc.property(ticket, (written) => {
        const { orderType, field, amount, price, dex, recipient } = written;
        const link = read(ticketQuery(written));
        const isLimit = orderType === 'LIMIT';
        expect(link.amount ?? '').toBe(amount);
        expect(link.price ?? '').toBe(isLimit ? price : '');
        expect(link.dex ?? null).toBe(isLimit ? null : dex);
        expect(link.recipient).toBe(recipient);
        if (amount !== '') expect([link.field, link.orderType]).toEqual([field, orderType]);
        if (isLimit) expect(link.orderType).toBe('LIMIT');
      }),
    );
  });

  it.each([
    ['', empty],
    ['?type=limit', { ...empty, orderType: 'LIMIT' }],
    ['?type=market&exactAmount=5', { ...empty, amount: '5' }],
    [
      '?type=limit&price=0.42&exactField=output&exactAmount=5',
      { ...empty, orderType: 'LIMIT', price: '0.42', field: 'OUTPUT', amount: '5' },
    ],
    ['?dex=harbour', { ...empty, dex: 'harbour' }],
    ['', { ...empty, amount: '1,5x' }],
  ] as const)('has the query "%s"', (query, ticket) => expect(ticketQuery(ticket)).toBe(query));

  it('an empty ticket has no question mark in Safari 16.4 and Chrome 109 either, which lack URLSearchParams.size', () => {
    const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size');
    Reflect.deleteProperty(URLSearchParams.prototype, 'size');
    try {
      expect(ticketQuery(empty)).toBe('');
    } finally {
      if (size) Object.defineProperty(URLSearchParams.prototype, 'size', size);
    }
  });
});
