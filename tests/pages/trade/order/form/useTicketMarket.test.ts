import { expect, it } from 'vitest';
import { failed, idle, loading, ready, reloading } from '#lib/loadable.ts';
import { marketBookOf } from '#pages/trade/order/form/useTicketMarket.ts';
import { mockBook } from '../../mockMarket.ts';

const book = mockBook();
type Reading = Parameters<typeof marketBookOf>[0];
type State = Parameters<typeof marketBookOf>[1];

it.each<[string, State, Reading, ReturnType<typeof marketBookOf>]>([
  ['a book is itself', 'EXISTS', ready(book), ready(book)],
  ['a missing pair is an answer', 'NOT_EXISTS', failed({ code: 'noPair' }), ready(undefined)],
  ['so is a pair of one token', 'INVALID', failed({ code: 'invalidPair' }), ready(undefined)],
  ['a failed reading stays failed', 'LOADING', failed({ code: 'unreadable' }), failed({ code: 'unreadable' })],
  ['while a book is read anew the last one stands', 'EXISTS', reloading(book), ready(book)],
  ['the first reading is loading', 'LOADING', loading, loading],
  ['nothing asked is idle', 'LOADING', idle, idle],
])('%s', (_, state, reading, expected) => expect(marketBookOf(reading, state)).toEqual(expected));
