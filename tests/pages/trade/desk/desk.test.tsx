import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standardLayout } from '#domain/desk/deskLayout.ts';
import { Desk } from '#pages/trade/desk/Desk.tsx';
import { WideDepth } from '#pages/trade/desk/WideDepth.tsx';
import { followDesk } from '#pages/trade/desk/styleDesk.ts';
import { deskStore } from '#stores/deskStore.ts';
import { savedLayouts } from '#stores/savedLayouts.ts';
import { renderUi } from '../../../ui/renderUi.tsx';
// Loaded ahead, so that no test waits for a script.
import '#pages/trade/desk/LayoutMenu.tsx';

/** Nothing has a size here. */
class SilentObserver {
  observe = (): void => undefined;
  disconnect = (): void => undefined;
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', SilentObserver);
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  deskStore.set(standardLayout);
  localStorage.clear();
});

const openDesk = (): HTMLElement => {
  const { container } = renderUi(
    <div ref={followDesk} data-testid="grid">
      <Desk />
    </div>,
  );
  return within(container).getByTestId('grid');
};

const valueOf = (grid: HTMLElement, part: string): string => grid.style.getPropertyValue(`--desk-${part}`);

describe('the desk of the trade page', () => {
  it('has the kept layout in its first paint', () => {
    deskStore.set({ sizes: { book: 333, orders: 300 }, collapsed: ['orders'], depth: 'tab' });
    const grid = openDesk();
    expect(valueOf(grid, 'book')).toBe('clamp(240px, 333px, min(640px, 26vw - 0px))');
    expect(valueOf(grid, 'orders')).toBe('36px');
    expect(valueOf(grid, 'ticket')).toBe('');
    expect(grid).toHaveAttribute('data-collapsed', 'orders');
    expect(JSON.parse(localStorage.getItem('desk') ?? '')).toEqual(deskStore.current());
  });

  it('names its separators, and moves them with the keys', () => {
    const grid = openDesk();
    const handle = screen.getByRole('separator', { name: 'Width of the order book' });
    expect(handle).toHaveAttribute('aria-orientation', 'vertical');
    expect(handle).toHaveAttribute('aria-controls', 'desk-book');
    fireEvent.keyDown(handle, { key: 'End' });
    expect(deskStore.current().sizes.book).toBe(374);
    fireEvent.keyDown(handle, { key: 'Home' });
    expect(deskStore.current().sizes.book).toBe(240);
    fireEvent.keyDown(handle, { key: 'a' });
    fireEvent.keyDown(handle, { key: 'End', ctrlKey: true });
    expect(deskStore.current().sizes.book).toBe(240);
    fireEvent.keyDown(handle, { key: 'Enter' });
    expect(valueOf(grid, 'book')).toBe('36px');
    fireEvent.click(screen.getByRole('button', { name: 'Show the order book' }));
    expect(deskStore.current()).toEqual({ sizes: { book: 240 }, collapsed: [], depth: 'tab' });
    fireEvent.doubleClick(screen.getByRole('separator', { name: 'Height of your orders' }));
    expect(deskStore.current().collapsed).toEqual(['orders']);
    const ticket = screen.getByRole('separator', { name: 'Width of the ticket' });
    fireEvent.keyDown(ticket, { key: 'End' });
    fireEvent.keyDown(ticket, { key: 'Enter' });
    expect(deskStore.current().sizes).toEqual({ book: 240 });
  });

  it('leaves the focus on the way back to a collapsed book when the wide depth chart is closed', async () => {
    const user = userEvent.setup();
    deskStore.set({ sizes: {}, collapsed: ['book'], depth: 'below' });
    renderUi(
      <>
        <Desk />
        <WideDepth place="below" market={undefined} book={undefined} account={undefined} onPick={() => undefined} />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Show the depth chart in its tab only' }));
    expect(deskStore.current().depth).toBe('tab');
    expect(screen.getByRole('button', { name: 'Show the order book' })).toHaveFocus();
  });

  it('leaves more height to the chart while the depth chart is below it', () => {
    vi.stubGlobal('innerHeight', 720);
    openDesk();
    const handle = screen.getByRole('separator', { name: 'Height of your orders' });
    fireEvent.keyDown(handle, { key: 'End' });
    expect(deskStore.current().sizes.orders).toBe(280);
    deskStore.set({ ...standardLayout, depth: 'below' });
    fireEvent.keyDown(handle, { key: 'End' });
    expect(deskStore.current().sizes.orders).toBe(184);
  });

  it('collapses from its menu, and saves at most ten layouts', async () => {
    const user = userEvent.setup();
    openDesk();
    await user.click(screen.getByRole('button', { name: 'Layout' }));
    const menu = await screen.findByRole('dialog', { name: 'Layout' });
    await user.click(within(menu).getByRole('switch', { name: 'Your orders' }));
    await user.click(within(menu).getByRole('switch', { name: 'Chart' }));
    expect(deskStore.current().collapsed).toEqual(['chart']);
    expect(screen.queryByRole('separator', { name: 'Height of your orders' })).toBeNull();
    await user.click(within(menu).getByRole('radio', { name: 'Below the chart' }));
    expect(deskStore.current()).toEqual({ sizes: {}, collapsed: [], depth: 'below' });
    const field = within(menu).getByRole('textbox', { name: 'Name of this layout' });
    for (let at = 0; at < 11; at += 1) {
      await user.clear(field);
      await user.type(field, `n${at}{Enter}`);
    }
    expect(menu).toHaveTextContent('10 layouts are saved. Delete one to save another.');
    expect(savedLayouts.read()).toHaveLength(10);
    await user.click(within(menu).getByRole('button', { name: 'Standard layout' }));
    expect(deskStore.current()).toEqual(standardLayout);
    await user.click(within(menu).getByRole('button', { name: 'n3' }));
    expect(deskStore.current().depth).toBe('below');
  });

  it('keeps the focus in the list when a layout is renamed or deleted', async () => {
    const user = userEvent.setup();
    savedLayouts.keep([
      { name: 'Wide', layout: standardLayout },
      { name: 'Low', layout: standardLayout },
    ]);
    openDesk();
    await user.click(screen.getByRole('button', { name: 'Layout' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Layout' }));
    const rename = async (name: string, typed: string): Promise<void> => {
      await user.click(menu.getByRole('button', { name: `Change ${name}` }));
      await user.click(menu.getByRole('button', { name: 'Rename' }));
      const field = menu.getByRole('textbox', { name: `New name of ${name}` });
      expect(field).toHaveFocus();
      await user.clear(field);
      await user.type(field, `${typed}{Enter}`);
    };
    await rename('Wide', 'Low');
    expect(menu.getByText('A layout already has this name')).toBeVisible();
    await user.click(menu.getByRole('button', { name: 'Keep the name Wide' }));
    expect(menu.getByRole('button', { name: 'Wide' })).toHaveFocus();
    await user.click(menu.getByRole('button', { name: 'Change Wide' }));
    await rename('Wide', 'Wide');
    expect(menu.getByRole('button', { name: 'Wide' })).toHaveFocus();
    await user.click(menu.getByRole('button', { name: 'Change Wide' }));
    await rename('Wide', ' Far ');
    expect(menu.getByRole('button', { name: 'Far' })).toHaveFocus();
    await user.click(menu.getByRole('button', { name: 'Change Far' }));
    await user.click(menu.getByRole('button', { name: 'Delete' }));
    expect(savedLayouts.read().map(({ name }) => name)).toEqual(['Low']);
    expect(menu.getByRole('heading', { name: 'Saved layouts' })).toHaveFocus();
  });
});
