import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { decodeConditionalReads } from '#chain/codec/conditionalReads.ts';
import { DecodeError } from '#chain/codec/DecodeError.ts';
import { decodeAccountLogs } from '#chain/logs/accountLogs.ts';
import { timeOf, type RpcLog } from '#chain/logs/logs.ts';
import { checkAnswer } from '#chain/rpc/answerShapes.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { storage } from '#lib/storage.ts';
import { isUnixTime } from '#lib/unixTime.ts';
import { lastBookOf } from '#stores/lastBook.ts';
import { storedTrades } from '#updaters/history/storedHistory.ts';
import { tokens } from '../../support/fakeBook.ts';

const BEYOND = [253_402_300_800, 8_640_000_000_000, Number.MAX_SAFE_INTEGER, 2 ** 64, 1e300] as const;

const log = (blockTimestamp: unknown): RpcLog => ({
  address: tokens.pair,
  topics: [],
  data: '0x',
  blockNumber: '0x1',
  blockHash: '0xaa',
  logIndex: '0x0',
  blockTimestamp,
});

afterEach(() => storage.remove(storageKeys.lastBook));

describe('a time of the chain', () => {
  it('is a date in every time zone, or none', () => {
    fc.assert(
      fc.property(fc.anything(), fc.integer({ min: -86_400, max: 86_400 }), (value, offset) => {
        if (isUnixTime(value)) expect(new Date((value + offset) * 1000).getTime()).not.toBeNaN();
      }),
    );
    expect(BEYOND.filter(isUnixTime)).toEqual([]);
    expect(isUnixTime(253_402_300_799)).toBe(true);
  });

  it('is read from a log that has one, and is otherwise unknown', () => {
    expect(timeOf(log('0x6553f100'))).toBe(1_700_000_000);
    const strange = [undefined, null, '', '0x', '0x0', 'soon', '1700000000', 1_700_000_000, [], {}, '0x3afff44180'];
    expect([...strange, `0x${'f'.repeat(64)}`].map((value) => timeOf(log(value)))).toEqual(
      Array.from({ length: 12 }, () => undefined),
    );
    expect(decodeAccountLogs([log('0xffffffffffffffff')])).toEqual([]);
  });

  it.each(BEYOND.map((seconds) => [seconds, `0x${BigInt(seconds).toString(16)}`] as const))(
    'of %d seconds makes an answer of a node unreadable',
    (seconds, quantity) => {
      expect(() => checkAnswer('eth_getBlockByNumber', { number: '0x1', hash: '0xaa', timestamp: quantity })).toThrow(
        DecodeError,
      );
      if (seconds > 2 ** 63) return;
      const time = quantity.slice(2).padStart(16, '0');
      expect(() => decodeConditionalReads(`0x${'1'.padStart(16, '0')}${time}`, [])).toThrow(DecodeError);
    },
  );

  it.each(BEYOND)('of %d seconds counts as damage in stored books and trades', (timestamp) => {
    const book = { pair: tokens.pair, blockNumber: 1, reserves: ['1', '1'], sides: [[], []] };
    storage.set(storageKeys.lastBook, JSON.stringify({ ...book, timestamp: 1 }));
    expect(lastBookOf(tokens)?.timestamp).toBe(1);
    storage.set(storageKeys.lastBook, JSON.stringify({ ...book, timestamp }));
    expect(lastBookOf(tokens)).toBeUndefined();
    const trade = { id: '1', blockNumber: 1, logIndex: 0, transactionHash: '0xab', amount0: 1n, amount1: 1n };
    const trades = (time: number) => storedTrades([{ ...trade, timestamp: time, buysToken0: true, source: 'book' }]);
    expect([trades(1)?.length, trades(timestamp)]).toEqual([1, undefined]);
  });
});
