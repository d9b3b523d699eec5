import { act } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { usePlacedFollowUps } from '#features/popups/useFollowUps.ts';
import { orderKey, type PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { BookEvent } from '#domain/orderBook/events.ts';
import { ready } from '#lib/loadable.ts';
import { accountOrdersStore } from '#stores/accountOrdersStore.ts';
import { followUpsStore } from '#stores/followUpsStore.ts';
import { MYT, USDC } from '../../pages/trade/mockMarket.ts';
import { alice, openWithWallet } from '../../support/walletHook.tsx';

const [soldToken, boughtToken] = [USDC.address, MYT.address];
const eventAt = (logIndex: number, event: BookEvent): PlacedEvent => ({
  ...{ event, soldToken, boughtToken, blockNumber: 7, logIndex, timestamp: 1_700_000_000, transactionHash: '0x1' },
});
const filled = [
  eventAt(0, { kind: 'AddOrder', maker: alice, soldToken, from: 100n, to: 40n, index: 1n }),
  eventAt(1, { kind: 'UpdateOrderInfo', soldToken, index: 1n, inNum: 100n, outNum: 40n }),
];

it('a sent offer without a record counts as placed after a minute, without another change of the page', async () => {
  const now = Date.now();
  followUpsStore.set({
    ...{ account: alice, order: orderKey(soldToken, boughtToken, 1n), price: '0.45', when: 'whole' },
    ...{ answered: 0n, answeredSold: 0n, opened: 40n, openedSold: 100n, openedTime: now, sentTime: now },
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  await openWithWallet(usePlacedFollowUps);
  act(() => accountOrdersStore.record(alice, ready(filled)));
  act(() => void vi.advanceTimersByTime(55_000));
  expect(followUpsStore.current()).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(followUpsStore.current()).toEqual([]);
});
