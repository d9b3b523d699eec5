import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rules } from '#config/rules.ts';
import { delayOf } from '#features/serviceDelay/useServiceDelay.ts';
import { MajorDelay, ServiceDelay } from '#features/serviceDelay/index.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { blockSeen } from '#state/app/slice.ts';
import { renderUi } from '../../ui/renderUi.tsx';

vi.hoisted(() => {
  vi.stubEnv('VITE_SUBGRAPH_URL', 'https://graph.example');
  vi.stubEnv('VITE_ORDER_BOOK_EXT_ADDRESS', `0x${'a1'.repeat(20)}`);
  vi.stubEnv('VITE_ROUTER_ADDRESS', `0x${'a2'.repeat(20)}`);
  vi.stubEnv('VITE_PAIR_INIT_CODE_HASH', `0x${'0f'.repeat(32)}`);
});

const CHAIN_BLOCK = 2000;
const service = { block: CHAIN_BLOCK, isPresent: true, requests: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  service.requests = 0;
  vi.stubGlobal('fetch', () => {
    service.requests += 1;
    const data = { _meta: { block: { number: service.block }, hasIndexingErrors: false } };
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(
      service.isPresent ? new Response(JSON.stringify({ data }), { headers }) : new Response('', { status: 500 }),
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

const show = async (shown = <ServiceDelay />, width = 1440): Promise<void> => {
  const store = configureStore({ reducer: rootReducer });
  const { chainId } = store.getState().app;
  store.dispatch(blockSeen({ chainId, blockNumber: CHAIN_BLOCK, blockTimestamp: 1_700_000_000, seenAtMs: 0 }));
  renderUi(<Provider store={store}>{shown}</Provider>, width);
  await vi.dynamicImportSettled();
  await settle();
};

const openTooltip = async (): Promise<HTMLElement> => {
  await act(() => vi.dynamicImportSettled());
  await settle();
  return screen.getByRole('tooltip');
};

describe('block delay indicator: gap between chain block and data-index block', () => {
  it('a gap under 20 is no delay, 20 to 499 a delay, 500 or more a major delay', () => {
    expect([0, 19, 20, 499, 500].map((gap) => delayOf(1000, 1000 - gap))).toEqual([
      ...['none', 'none', 'delay', 'delay', 'major'],
    ]);
    expect(delayOf(1000, 1003)).toBe('none');
  });

  it('says the block and, in the words of the specification, what the gap means', async () => {
    const words: [number, string][] = [
      [1981, 'Current block height, no delay'],
      [1980, 'There is a delay from the graph due to chain congestion, you may experience some data delay'],
      [
        1500,
        'There is a major delay from the graph due to heavy chain congestion, some data will be slow in updating. Only synced to block 1,500',
      ],
    ];
    service.block = CHAIN_BLOCK;
    await show();
    for (const [block, title] of words) {
      service.block = block;
      await settle(rules.service.pollMs);
      const mark = screen.getByText(`Data ${block.toLocaleString('en-US')}`);
      fireEvent.focus(mark);
      expect(await openTooltip()).toHaveTextContent(title);
      fireEvent.keyDown(document.body, { key: 'Escape' });
      expect(screen.queryByRole('tooltip')).toBeNull();
      fireEvent.mouseOver(mark);
      expect(await openTooltip()).toHaveTextContent(title);
      fireEvent.mouseOut(mark);
    }
  });

  it('says nothing of a block while the service does not answer', async () => {
    service.isPresent = false;
    await show();
    fireEvent.focus(screen.getByText('Data –'));
    expect(await openTooltip()).toHaveTextContent('loaded from the chain');
    service.isPresent = true;
    await settle(rules.service.pollMs);
    expect(screen.queryByText('Data –')).toBeNull();
  });

  it.each([
    ['a phone', 390, 500, true],
    ['a phone, less of a delay', 390, 499, false],
    ['a wide screen, which has a status line', 1440, 500, false],
  ])('a major delay is shown in a notice, which can be closed: %s', async (_, width, gap, isShown) => {
    service.block = CHAIN_BLOCK - gap;
    await show(<MajorDelay />, width);
    await settle(rules.service.pollMs);
    expect(screen.queryByText(/^There is a major delay .* Only synced to block 1,500$/) !== null).toBe(isShown);
    if (!isShown) return;
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/major delay/)).toBeNull();
  });

  it('nothing is polled when the tab is hidden', async () => {
    await show();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const before = service.requests;
    await settle(10 * rules.service.pollMs);
    expect(service.requests).toBe(before);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(service.requests).toBe(before + 1);
    visibility.mockRestore();
  });
});
