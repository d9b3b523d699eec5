import { configureStore } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import type { PairBook } from '#domain/orderBook/types.ts';
import { BookPanel } from '#pages/trade/book/BookPanel.tsx';
import { connectionFailed, connectionWorked } from '#state/app/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { renderUi } from '../../../ui/renderUi.tsx';
import { flashLevelsSet } from '#state/user/slice.ts';
import { ask, maker, market, mockBook, MYT } from '../mockMarket.ts';
// Loaded ahead, so that no test waits for a script.
import '#pages/trade/book/DepthChart.tsx';
import '#pages/trade/book/LevelCard.tsx';

const openPanel = (first: PairBook | undefined = mockBook(), store = configureStore({ reducer: rootReducer })) => {
  const onPick = vi.fn<(price: string) => void>();
  const panel = (book: PairBook | undefined) => (
    <Provider store={store}>
      <BookPanel
        market={market}
        base={MYT}
        book={book}
        none={undefined}
        account={maker(12)}
        quote={undefined}
        direction="BUY"
        onPick={onPick}
      />
    </Provider>
  );
  const { rerender } = renderUi(panel(first));
  return { onPick, user: userEvent.setup(), show: (book?: PairBook) => rerender(panel(book)) };
};

const level = () => screen.getByRole('row', { name: /^Sell side 0\.4190/ });
const card = () => screen.queryByText('in this level')?.closest('dl');

describe('the card of a level: cumulative size and average price', () => {
  it('the card shows on hover, and is gone afterwards', async () => {
    const { user } = openPanel();
    await user.hover(level());
    expect(await screen.findByText('in this level')).toBeInTheDocument();
    expect(card()).toHaveTextContent(/Up to 0\.4190.*9,490 MYT.*Average price.*0\.41886.*Yours/);
    await user.unhover(level());
    expect(card()).toBeUndefined();
  });

  it('the card shows on focus, and Esc closes it', async () => {
    const { user, onPick } = openPanel();
    level().focus();
    expect(await screen.findByText('in this level')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(card()).toBeUndefined();
    expect(onPick).not.toHaveBeenCalled();
  });

  it('the card shows on touch, which also fills the ticket', async () => {
    const { user, onPick } = openPanel();
    await user.pointer([{ keys: '[TouchA]', target: level() }]);
    expect(await screen.findByText('in this level')).toBeInTheDocument();
    expect(onPick).toHaveBeenCalledWith('0.4190');
  });
});

it('a book that never arrived says that the network does not respond, until it works', () => {
  const store = configureStore({ reducer: rootReducer });
  const { show } = openPanel(mockBook(), store);
  show();
  const words = () => screen.queryByText("The network doesn't respond");
  expect(words()).toBeNull();
  for (const message of ['busy', 'busy']) act(() => void store.dispatch(connectionFailed({ message })));
  expect(words()).toBeVisible();
  act(() => void store.dispatch(connectionWorked()));
  expect(words()).toBeNull();
});

it('a book shows at most 60 rows of levels', () => {
  openPanel();
  const rows = screen.getAllByRole('row', { name: /side/ });
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.length).toBeLessThanOrEqual(60);
});

describe('the ladder by the keyboard', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';

  it('is one tab stop, at the best level; the arrows, Home and End lead on, Enter fills the ticket', async () => {
    const { user, onPick } = openPanel();
    const rows = screen.getAllByRole('row', { name: /side/ });
    expect(rows.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    while (!focused().includes('side')) await user.tab();
    expect(focused()).toMatch(/^Sell side 0\.4185/);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onPick).toHaveBeenCalledExactlyOnceWith('0.4190');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(focused()).toMatch(/^Buy side 0\.4175/);
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(rows[0]);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(rows.at(-1));
  });

  it('the focus stays on its price while levels come and go before it, and no row is drawn again', () => {
    const side1 = { soldToken: MYT.address, orders: [ask(11, 900n, 4300n)], complete: true };
    const { show } = openPanel(mockBook({ side1 }));
    const rows = screen.getAllByRole('row', { name: /^Sell side/ });
    act(() => level().focus());
    const before = document.activeElement;
    show(mockBook({ side1, reserve0: 771_700_000_000n }));
    expect(focused()).toMatch(/^Sell side 0\.4190/);
    expect(document.activeElement).not.toBe(before);
    expect(screen.getAllByRole('row', { name: /^Sell side/ })).toEqual(rows);
  });

  it('the tab key comes back to the level that was left', async () => {
    const { user } = openPanel();
    act(() => level().focus());
    await user.tab();
    expect(focused()).not.toContain('side');
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(level());
  });
});

describe('a depth chart is one tab away', () => {
  const openDepth = async () => {
    const panel = openPanel();
    await panel.user.click(screen.getByRole('tab', { name: 'Depth' }));
    return { ...panel, plot: await screen.findByRole('slider', { name: 'Depth at a price' }) };
  };

  it('takes the place of the ladder, which stays its table', async () => {
    const { user, plot } = await openDepth();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(plot).toHaveAttribute('aria-valuetext', 'No price chosen');
    expect(plot.querySelectorAll('[data-own]')).toHaveLength(1);
    await user.click(screen.getByRole('tab', { name: 'Order book' }));
    expect(within(screen.getByRole('grid')).getByRole('row', { name: /^Sell side 0\.4190/ })).toBeInTheDocument();
  });

  it('reads price, total and average with the arrows, and Enter fills the ticket', async () => {
    const { user, plot, onPick } = await openDepth();
    plot.focus();
    await user.keyboard('{Enter}');
    expect(onPick).not.toHaveBeenCalled();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    const words = 'Sell side up to 0.4190: 9,490 MYT, average price 0.41886, includes your order';
    expect(plot.getAttribute('aria-valuetext')?.replace(/\u00a0/g, ' ')).toBe(words);
    expect(screen.getByText('0.41886')).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(plot.getAttribute('aria-valuetext')).toMatch(/^Buy side down to 0\.4180: 2,541 MYT/);
    await user.keyboard('{Enter}');
    expect(onPick).toHaveBeenCalledExactlyOnceWith('0.4180');
    await user.keyboard('{End}');
    expect(plot).toHaveAttribute('aria-valuenow', plot.getAttribute('aria-valuemax'));
  });

  it('the pointer moves the crosshair, a click fills the ticket', async () => {
    const { user, plot, onPick } = await openDepth();
    plot.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    await user.pointer([{ target: plot, coords: { clientX: 100, clientY: 50 } }]);
    expect(plot.getAttribute('aria-valuetext')).toMatch(/^Sell side up to 0\.4185/);
    await user.pointer([{ keys: '[MouseLeft]', target: plot, coords: { clientX: 99.6, clientY: 50 } }]);
    expect(onPick).toHaveBeenCalledExactlyOnceWith('0.4180');
    await user.pointer([{ target: document.body }]);
    expect(plot).toHaveAttribute('aria-valuetext', 'No price chosen');
  });
});

describe('the ladder of professionals', () => {
  it('shows the spread of the best orders, a press switches the unit of its sizes and the browser keeps it', async () => {
    const { user } = openPanel();
    expect(screen.getByText('Spread 0.0005 (0.12%)')).toBeInTheDocument();
    expect(level()).toHaveTextContent('9,490');
    await user.click(screen.getByRole('button', { name: 'Total MYT' }));
    expect(screen.getByRole('columnheader', { name: 'Total USDC' })).toBeInTheDocument();
    expect(level()).toHaveTextContent('3,975');
    expect(window.localStorage.getItem('ladderUnit')).toBe('quote');
    await user.click(screen.getByRole('button', { name: 'Total USDC' }));
    expect(level()).toHaveTextContent('9,490');
  });

  it('flashes the levels whose amount changed and no others, and none while that is switched off', async () => {
    const store = configureStore({ reducer: rootReducer });
    const flashed: string[] = [];
    const animate = vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element) {
      flashed.push(this.getAttribute('aria-label') ?? '');
      return {} as Animation;
    });
    const panel = (best: bigint) => (
      <Provider store={store}>
        <BookPanel
          market={market}
          base={MYT}
          book={mockBook({ side1: { soldToken: MYT.address, orders: [ask(11, best, 4185n)], complete: true } })}
          none={undefined}
          account={undefined}
          quote={undefined}
          direction="BUY"
          onPick={() => undefined}
        />
      </Provider>
    );
    const { rerender } = renderUi(panel(1_250n));
    await act(() => import('#pages/trade/book/flashLevels.ts'));
    rerender(panel(1_250n));
    expect(flashed).toEqual([]);
    rerender(panel(1_300n));
    expect(flashed).toEqual(['Sell side 0.4185']);
    act(() => void store.dispatch(flashLevelsSet(false)));
    rerender(panel(1_400n));
    expect(flashed).toHaveLength(1);
    animate.mockRestore();
  });
});
