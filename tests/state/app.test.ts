import { describe, expect, it } from 'vitest';
import {
  appReducer,
  blockSeen,
  connectionFailed,
  connectionWorked,
  initialAppState,
  modalClosed,
  modalToggled,
  popupAdded,
  popupRemoved,
  type AppState,
  type PopupContent,
} from '#state/app/slice.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';

const after = (...actions: readonly Parameters<typeof appReducer>[1][]): AppState =>
  actions.reduce((state, action) => appReducer(state, action), initialAppState);

const content: PopupContent = { txn: { hash: '0x1', success: true, summary: 'Approve USDC' } };

describe('the application slice', () => {
  it('keeps the block of each chain', () => {
    const app = after(blockSeen({ chainId: 137, blockNumber: 5, blockTimestamp: 10, seenAtMs: 20 }));
    expect(selectBlockNumber({ app })).toBe(5);
    expect(app).toMatchObject({ blockTimestamp: 10, blockSeenAtMs: 20 });
    expect(selectBlockNumber({ app: initialAppState })).toBeUndefined();
  });

  it('counts failures in a row', () => {
    const failing = after(connectionFailed({ message: 'a' }), connectionFailed({ message: 'b' }));
    expect(failing.connection).toEqual({ status: 'failing', failures: 2, message: 'b' });
    expect(appReducer(failing, connectionWorked()).connection).toEqual({ status: 'ok' });
  });

  it('popup auto-remove 25000 ms, unless it says otherwise', () => {
    expect(after(popupAdded({ content })).popupList[0]).toMatchObject({ show: true, content, removeAfterMs: 25_000 });
    expect(after(popupAdded({ content, removeAfterMs: null })).popupList[0]?.removeAfterMs).toBeNull();
  });

  it('a popup with the key of another takes its place, and can be removed', () => {
    const twice = after(popupAdded({ key: 'k', content }), popupAdded({ key: 'k', content }), popupAdded({ content }));
    expect(twice.popupList.map(({ key }) => key === 'k')).toEqual([true, false]);
    expect(appReducer(twice, popupRemoved({ key: 'k' })).popupList).toHaveLength(1);
  });

  it('only one modal is open at a time, and toggling the same one closes it', () => {
    expect(after(modalToggled('WALLET')).openModal).toBe('WALLET');
    expect(after(modalToggled('WALLET'), modalToggled('WALLET')).openModal).toBeNull();
    expect(after(modalToggled('WALLET'), modalClosed()).openModal).toBeNull();
  });
});
