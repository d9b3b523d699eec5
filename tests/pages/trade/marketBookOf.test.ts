import { expect, it } from 'vitest';
import { failed, idle, loading, ready, reloading } from '../../../src/lib/loadable.ts';
import { marketBookOf } from '../../../src/pages/trade/marketBookOf.ts';
import { mockBook } from './mockMarket.ts';

const book = mockBook();

it.each([
  ['a book is itself', ready(book), ready(book)],
  ['a missing pair is an answer', failed({ code: 'noPair' }), ready(undefined)],
  ['so is a pair of one token', failed({ code: 'invalidPair' }), ready(undefined)],
  ['a failed reading stays failed', failed({ code: 'unreadable' }), failed({ code: 'unreadable' })],
  ['so does one with an error of another kind', failed('broken'), failed('broken')],
  ['while a book is read anew the last one stands', reloading(book), ready(book)],
  ['the first reading is loading', loading, loading],
  ['nothing asked is idle', idle, idle],
])('%s', (_, reading, expected) => expect(marketBookOf(reading)).toEqual(expected));
