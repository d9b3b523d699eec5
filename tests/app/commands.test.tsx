import { configureStore } from '@reduxjs/toolkit';
import { i18n } from '@lingui/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { Commands } from '#app/commands/Commands.tsx';
import { useCommandDialogs } from '#app/commands/useCommandDialogs.ts';
import { placeNames, shortcutLines, type ShortcutPlace } from '#app/commands/shortcutWords.ts';
import { storageKeys } from '#config/storageKeys.ts';
import type { AppStore } from '#state/hooks.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { deskShortcuts } from '#ui/keys/deskShortcuts.ts';
import { shortcuts } from '#ui/keys/shortcuts.ts';
import { keysText } from '#ui/text/Keys.tsx';
import { stopWatching } from '#writes/wallet/watchAccount.ts';
import { renderUi } from '../ui/renderUi.tsx';
// Loaded ahead, so that no test waits for a script.
import '#app/commands/CommandPalette.tsx';
import '#app/commands/ShortcutList.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterAll(() => vi.unstubAllGlobals());
afterEach(() => {
  window.localStorage.clear();
  act(() => stopWatching());
});

function Place() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

function Page({ isHeld }: { readonly isHeld: boolean }) {
  const dialogs = useCommandDialogs();
  return (
    <>
      <Place />
      <input aria-label="Pay" />
      <Commands {...dialogs} />
      <Modal open={isHeld} onClose={() => undefined} title="Confirm order">
        <button type="button">Buy MYT</button>
      </Modal>
    </>
  );
}

const show = (isHeld = false): AppStore => {
  const store = configureStore({ reducer: rootReducer });
  renderUi(
    <Provider store={store}>
      <WalletProvider>
        <MemoryRouter initialEntries={['/trade']}>
          <Page isHeld={isHeld} />
        </MemoryRouter>
      </WalletProvider>
    </Provider>,
  );
  return store;
};

/** The dialog once it has the focus: then it follows the keys as well. */
const focusedDialog = async (name: string): Promise<HTMLElement> => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
};

const openPalette = async (): Promise<HTMLElement> => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
  return focusedDialog('Commands');
};
const search = (): HTMLElement => screen.getByRole('combobox');
const active = (): string | null => {
  const id = search().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
};
const gone = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('? lists the shortcuts', () => {
  it('the dialog lists all shortcuts of the table, each with its keys', async () => {
    show();
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    const dialog = await focusedDialog('Keyboard shortcuts');
    const lines = (Object.keys(placeNames) as ShortcutPlace[]).flatMap(shortcutLines);
    expect(lines.map(({ name }) => name).toSorted()).toEqual(
      Object.keys({ ...shortcuts, ...deskShortcuts }).toSorted(),
    );
    for (const { label, combinations } of lines) {
      const row = within(dialog).getByText(i18n._(label)).parentElement;
      for (const combination of combinations) expect(row).toHaveTextContent(keysText(combination));
    }
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await gone();
  });

  it('the dialog does not open while somebody types, or over an open dialog', async () => {
    show();
    const field = screen.getByRole('textbox', { name: 'Pay' });
    await userEvent.type(field, '?');
    expect(field).toHaveValue('?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('neither opens over an open dialog', () => {
    show(true);
    const button = screen.getByRole('button', { name: 'Buy MYT' });
    fireEvent.keyDown(button, { key: '?', shiftKey: true });
    fireEvent.keyDown(button, { key: 'k', ctrlKey: true });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

describe('Ctrl-K opens the palette', () => {
  it('the palette opens from a field that keeps its text and gets the focus back', async () => {
    show();
    const field = screen.getByRole('textbox', { name: 'Pay' });
    await userEvent.type(field, '100.5');
    await openPalette();
    expect(search()).toHaveFocus();
    fireEvent.keyDown(search(), { key: 'k', ctrlKey: true });
    await gone();
    expect(field).toHaveValue('100.5');
    expect(field).toHaveFocus();
  });

  it('arrows move, Enter leads to the page, and what was used last is on top', async () => {
    show();
    await openPalette();
    await userEvent.type(search(), 'liquidity');
    expect(active()).toContain('Liquidity');
    const first = active();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).not.toBe(first);
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe(first);
    await userEvent.clear(search());
    await userEvent.type(search(), 'jobs{Enter}');
    await gone();
    expect(screen.getByRole('status')).toHaveTextContent('/job');
    await openPalette();
    const last = screen.getByRole('group', { name: 'Used last' });
    expect(
      within(last)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Jobs']);
    expect(active()).toBe('Jobs');
  });

  it('is searched by English names in every language', async () => {
    const store = show();
    act(() => i18n.loadAndActivate({ locale: 'ja-JP', messages: {} }));
    await openPalette();
    await userEvent.type(search(), 'light theme{Enter}');
    await gone();
    expect(store.getState().user.userDarkMode).toBe(false);
  });

  it.each([
    ['privacy', (store: AppStore) => store.getState().user.userAssetPrivacy, false],
    ['sound', (store: AppStore) => store.getState().user.soundsFills, true],
    ['exact amounts', (store: AppStore) => store.getState().user.exactApprovals, expect.any(Boolean)],
    ['connect wallet', (store: AppStore) => store.getState().app.openModal, 'WALLET'],
  ])('%s is one press', async (text, read, value) => {
    const store = show();
    const before = read(store);
    await openPalette();
    await userEvent.type(search(), `${text}{Enter}`);
    await gone();
    expect(read(store)).toEqual(value);
    expect(read(store)).not.toEqual(before);
  });

  it('a page comes before a verb that is not understood', async () => {
    show();
    await openPalette();
    await userEvent.type(search(), 'jobs{Enter}');
    await gone();
    await openPalette();
    await userEvent.type(search(), 'trade buy sell');
    expect(await screen.findByRole('option', { name: /^Unknown word: sell/ })).toBeVisible();
    expect(active()).toBe('Trade');
    await userEvent.keyboard('{Enter}');
    await gone();
    expect(screen.getByRole('status')).toHaveTextContent('/trade');
  });

  it('an address is watched at once; without one the form for it opens in the palette', async () => {
    show();
    await openPalette();
    await userEvent.type(search(), 'watch an account{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Watch an account' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Watch an account without its wallet' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
    await userEvent.click(search());
    await userEvent.paste(account);
    expect(active()).toBe('Watch 0x7099...79C8');
    await userEvent.keyboard('{Enter}');
    await gone();
    expect(watchedAccount.current()).toMatchObject({ phase: 'watching', account });
  });

  it('says that nothing was found, and Enter does nothing then', async () => {
    show();
    await openPalette();
    await userEvent.type(search(), 'qqqq{Enter}');
    expect(screen.getByText(/^Nothing found/)).toBeVisible();
    expect(search()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(['{"a":1}', '[1,null,{"x":2}]', 'no json', `["${'x'.repeat(500)}"]`, '["gone"]'])(
    'damaged storage (%s) costs the commands used last and nothing else',
    async (stored) => {
      window.localStorage.setItem(storageKeys.recentCommands, stored);
      show();
      await openPalette();
      expect(screen.queryByRole('group', { name: 'Used last' })).toBeNull();
      await userEvent.type(search(), 'markets{Enter}');
      await gone();
      expect(window.localStorage.getItem(storageKeys.recentCommands)).toContain('/market');
    },
  );
});
