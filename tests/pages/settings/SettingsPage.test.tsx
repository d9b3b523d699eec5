import { configureStore } from '@reduxjs/toolkit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeOf } from '#app/routes.tsx';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { ownFileText, type OwnThings } from '#domain/tokens/ownFile.ts';
import { SettingsPage } from '#pages/settings/SettingsPage.tsx';
import { listAdded } from '#state/lists/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { tokenAdded } from '#state/user/slice.ts';
import { Updaters } from '#updaters/Updaters.tsx';
import { tokenAt } from '../../domain/lists/listFrom.ts';
import { startFakeChain } from '../../support/fakeChain.ts';
import { startWorkers } from '../../support/pageWorkers.ts';
import { renderUi } from '../../ui/renderUi.tsx';
// Loaded ahead, so that no test waits for a script.
import '#features/settings/SettingsPanel.tsx';
import '#features/tokenPicker/TokenManager.tsx';

const LIST = 'https://lists.example/kept.json';
const OTHER = 'https://lists.example/other.json';
const [kept, lying, silent] = [
  tokenAt(1, { symbol: 'KEPT', decimals: 18 }),
  tokenAt(2, { symbol: 'LIES', decimals: 18 }),
  tokenAt(3, { symbol: 'GONE', decimals: 18 }),
];
const fileToken = ({ chainId, address, decimals, symbol, name }: typeof kept) => ({
  chainId,
  address,
  decimals,
  symbol,
  name,
});

/** jsdom's files have no text() method. */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });

const saved = vi.fn<(blob: Blob) => string>(() => 'blob:saved');
beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  saved.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = async () => {
  startWorkers(() => new Promise(() => undefined));
  const chain = startFakeChain();
  chain.tokens.set(lying.address, { symbol: 'LIES', name: 'Lies', decimals: 6 });
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(tokenAdded(fileToken(kept)));
  store.dispatch(listAdded(LIST));
  renderUi(
    <Provider store={store}>
      <WalletProvider>
        <MemoryRouter>
          <Updaters />
          <SettingsPage />
        </MemoryRouter>
      </WalletProvider>
    </Provider>,
  );
  const input = await screen.findByLabelText('File with tokens and lists');
  const user = userEvent.setup();
  const choose = (text: string) => {
    const file = new File([text], 'own.json', { type: 'application/json' });
    return user.upload(input, Object.assign(file, { text: () => textOf(file) }));
  };
  const region = () => screen.getByRole('region', { name: 'My tokens and lists as a file' });
  return { store, user, choose, region, own: () => store.getState().user.tokens[137] ?? {} };
};

const file: OwnThings = {
  tokens: [{ ...fileToken(kept), decimals: 2 }, fileToken(lying), fileToken(silent)],
  lists: [
    { url: LIST, active: false },
    { url: OTHER, active: false },
  ],
};

describe('the settings page', () => {
  it('is at /settings', () => {
    expect(routeOf('/settings').path).toBe('/settings');
  });

  it('has the lists, the own tokens and the other settings', async () => {
    await open();
    expect(await screen.findByRole('list', { name: 'Token lists' })).toHaveTextContent(LIST);
    expect(await screen.findByRole('radiogroup', { name: 'Theme' })).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Expert mode' })).toBeVisible();
  });

  it('saves own tokens and lists as one file', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Export to a file' }));
    const text = await textOf(saved.mock.calls[0]?.[0] ?? new Blob());
    expect(text).toBe(ownFileText({ tokens: [fileToken(kept)], lists: [{ url: LIST, active: true }] }));
  });

  it.each([
    ['{', 'The file is not JSON'],
    ['{"a":1}', 'This file was not exported from this exchange'],
    ['{"kind":"myt-tokens-and-lists","version":9}', 'saved by a newer release'],
  ])('says why %s is not taken', async (text, words) => {
    const { choose, own } = await open();
    await choose(text);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(Object.keys(own())).toHaveLength(1);
  });

  it('adds what is new once understood, with the decimals of the chain, and loses nothing', async () => {
    const { user, choose, region, own, store } = await open();
    await choose(ownFileText(file));
    expect(await screen.findByText('2 tokens, 1 list to add:')).toBeVisible();
    expect(region()).toHaveTextContent(OTHER);
    expect(region()).toHaveTextContent('Import at your own risk');
    expect(await screen.findByText('1 token was skipped: no valid token at its address.')).toBeVisible();
    const button = within(region()).getByRole('button', { name: 'Add them' });
    expect(button).toBeDisabled();
    await user.click(within(region()).getByRole('checkbox', { name: 'I understand' }));
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(screen.getByText('2 entries were added. Nothing was replaced.')).toBeVisible();
    expect(own()).toEqual({ [kept.address]: fileToken(kept), [lying.address]: { ...fileToken(lying), decimals: 6 } });
    expect(store.getState().lists.kept.slice(-2)).toEqual([
      { url: LIST, active: true },
      { url: OTHER, active: false },
    ]);
  });

  it('a file with nothing new says so', async () => {
    const { choose } = await open();
    await choose(ownFileText({ tokens: [fileToken(kept)], lists: [] }));
    expect(
      await screen.findByText('Nothing was added: it is already here, or there is no room for more.'),
    ).toBeVisible();
  });
});

describe('the keys of the trade page', () => {
  const row = () => within(screen.getByRole('region', { name: 'Keys of the trade page' }));

  it('are changed, removed and put back, and a conflict names the other action', async () => {
    const { store, user } = await open();
    await user.click(row().getByRole('button', { name: 'Change the key for “Buy”, now B' }));
    await user.keyboard('s');
    expect(row().getByRole('alert')).toHaveTextContent('S is already the key for “Sell”.');
    expect(store.getState().user.keys).toEqual({});
    await user.keyboard('{Enter}');
    expect(row().getByRole('alert')).toHaveTextContent("Enter can't be used here.");
    await user.keyboard('x');
    expect(store.getState().user.keys).toEqual({ buy: 'X' });
    expect(row().getByRole('button', { name: 'Change the key for “Buy”, now X' })).toBeInTheDocument();
    await user.click(row().getByRole('button', { name: 'Remove the key for “Sell”' }));
    expect(store.getState().user.keys).toEqual({ buy: 'X', sell: '' });
    await user.click(row().getByRole('button', { name: 'Use the default keys' }));
    expect(store.getState().user.keys).toEqual({});
  });

  it('are in the file, and an import replaces none', async () => {
    const { store, user, choose, region } = await open();
    await user.click(row().getByRole('button', { name: 'Change the key for “Buy”, now B' }));
    await user.keyboard('x');
    await user.click(within(region()).getByRole('button', { name: 'Export to a file' }));
    const text = await textOf(saved.mock.calls[0]?.[0] as Blob);
    expect(JSON.parse(text)).toMatchObject({ keys: { buy: 'X' } });
    await choose(ownFileText({ tokens: [], lists: [], keys: { buy: 'Y', sell: 'Z' } }));
    expect(await within(region()).findByText('1 key of the trade page')).toBeInTheDocument();
    await user.click(within(region()).getByRole('checkbox'));
    await user.click(within(region()).getByRole('button', { name: 'Add them' }));
    expect(store.getState().user.keys).toEqual({ buy: 'X', sell: 'Z' });
  });
});
