import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hex } from '#domain/multicall/types.ts';
import type { WalletRequest } from '#domain/transactions/walletRequest.ts';
import { createStorage } from '#lib/storage.ts';
import { createWalletRequests } from '#stores/walletRequests.ts';

const SENT: Hex = `0x${'ab'.repeat(32)}`;
const BOOK = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const request: Omit<WalletRequest, 'id'> = {
  from: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  chainId: 137,
  summary: 'Reset USDT',
  info: { kind: 'resetApproval', token: { symbol: 'USDT', decimals: 6 }, spender: BOOK, amount: '0' },
  kind: 'transaction',
  calls: [{ to: BOOK, data: '0x01', value: '0' }],
  askedTime: 1_800_000_000_000,
  atBlock: 7,
};

const setUp = () => {
  const values = new Map<string, string>();
  const room = { isFull: false };
  const storage = createStorage(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (room.isFull) throw new DOMException('Full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  }));
  const ofNextVisit = () => {
    const ignored = (): void => undefined;
    const getItem = (key: string): string | null => values.get(key) ?? null;
    return createWalletRequests(createStorage(() => ({ getItem, setItem: ignored, removeItem: ignored })));
  };
  return { requests: createWalletRequests(storage), ofNextVisit, room };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a request in a storage that fills up', () => {
  it('says that the next visit would not know it', () => {
    const { requests, room, ofNextVisit } = setUp();
    expect(requests.isStored(requests.ask(request))).toBe(true);
    room.isFull = true;
    expect(requests.isStored(requests.ask(request))).toBe(false);
    expect([requests.all().length, ofNextVisit().all().length]).toEqual([2, 1]);
  });

  it('is kept for the next visit after its answer, because its record may be missing', async () => {
    const { requests, room, ofNextVisit } = setUp();
    const id = requests.ask(request);
    room.isFull = true;
    requests.answered(id, SENT);
    await vi.advanceTimersByTimeAsync(60_000);
    room.isFull = false;
    expect(ofNextVisit().all()).toHaveLength(1);
    expect([requests.all(), requests.unanswered(), requests.sent()]).toEqual([[], [], []]);
  });

  it('is removed after its answer while everything is stored', async () => {
    const { requests, ofNextVisit } = setUp();
    requests.answered(requests.ask(request), SENT);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([ofNextVisit().all(), ofNextVisit().sent()]).toEqual([[], []]);
  });
});
