import { configureStore } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BottomNav } from '#app/layout/BottomNav.tsx';
import { rootReducer } from '#state/rootReducer.ts';
import { blockSeen } from '#state/app/slice.ts';
import { renderUi } from '../../ui/renderUi.tsx';

const NOW_S = 1_800_000_000;
const BLOCK = 45_123_456;
const PHONE = 390;

let drawn = 0;

beforeEach(() => void vi.useFakeTimers({ now: NOW_S * 1000 }));
afterEach(() => void vi.useRealTimers());

const showNav = (width: number, ageSeconds?: number): void => {
  const store = configureStore({ reducer: rootReducer });
  if (ageSeconds !== undefined) {
    const blockTimestamp = NOW_S - ageSeconds;
    store.dispatch(blockSeen({ chainId: 137, blockNumber: BLOCK, blockTimestamp, seenAtMs: blockTimestamp * 1000 }));
  }
  drawn = 0;
  renderUi(
    <Provider store={store}>
      <MemoryRouter>
        <Profiler id="navigation" onRender={() => (drawn += 1)}>
          <BottomNav />
        </Profiler>
      </MemoryRouter>
    </Provider>,
    width,
  );
};

describe("'A block-number indicator sits bottom right', on phones too", () => {
  it.each([
    [1, 'good', /^Current block height, no delay/],
    [20, 'warning', /^The latest block is 20 s old/],
    [600, 'bad', /^The latest block is 600 s old/],
  ])('a block %i seconds old is %s', (age, tone, words) => {
    showNav(PHONE, age);
    const mark = screen.getByTitle(words);
    expect(mark).toHaveTextContent('45,123,456');
    expect(mark.dataset['tone']).toBe(tone);
  });

  it('is drawn again only for a second in which its words change: not before a block is overdue, then each second', () => {
    showNav(PHONE, 1);
    drawn = 0;
    act(() => void vi.advanceTimersByTime(2000));
    expect(drawn).toBe(0);
    act(() => void vi.advanceTimersByTime(60_000));
    drawn = 0;
    for (let second = 0; second < 5; second += 1) act(() => void vi.advanceTimersByTime(1000));
    expect(drawn).toBe(5);
    expect(screen.getByTitle(/^The latest block is 68 s old/)).toHaveTextContent('45,123,456');
  });

  it('waits for the first block with a dash', () => {
    showNav(PHONE);
    expect(screen.getByTitle(/^Waiting for the first block/)).toHaveTextContent('–');
  });

  it('is in the status line of wide screens instead', () => {
    showNav(1440, 1);
    expect(screen.queryByText('45,123,456')).toBeNull();
  });
});
