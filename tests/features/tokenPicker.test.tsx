import { configureStore } from '@reduxjs/toolkit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { baseTokens, knownToken, nativeCurrency } from '#config/tokens/tokens.ts';
import type { TokenList } from '#domain/lists/types.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { TokenPicker } from '#features/tokenPicker/index.ts';
import { fetched, fetchStarted, listAdded, listSwitched } from '#state/lists/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { selectFavourites, selectRecents } from '#state/user/selectors.ts';
import { currencyPicked, currencyStarred, tokenAdded } from '#state/user/slice.ts';
import { Updaters } from '#updaters/Updaters.tsx';
import { startFakeChain, type FakeChain } from '../support/fakeChain.ts';
import { giveElementsRoom } from '../support/tallElements.ts';
import { renderUi } from '../ui/renderUi.tsx';
// Loaded ahead, so that no test waits for a script.
import '#features/tokenPicker/ImportTokenView.tsx';
import '#features/tokenPicker/ManageView.tsx';
import '#features/tokenPicker/PickerView.tsx';

const usdc = knownToken('0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174');
const dai = knownToken('0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063');
const unlistedToken = '0x1000000000000000000000000000000000000001';
/** On the bundled list of unsupported tokens. */
const unsupported = '0x1a13F4Ca1d028320A707D99520AbFefca3998b7F';
const LISTED = ['MATIC', 'WMATIC', 'USDC', 'USDT', 'DAI', 'WBTC', 'WETH', 'MYT', 'TEL'];

afterEach(() => {
  vi.unstubAllGlobals();
});

const token = (nr: number, symbol: string, name: string, tags?: readonly string[]): Token => ({
  kind: 'token',
  chainId: 137,
  address: `0x20000000000000000000000000000000000000${String(nr).padStart(2, '0')}`,
  decimals: 18,
  symbol,
  name,
  ...(tags && { tags }),
});

const gaming = { name: 'Gaming', description: 'Made for playing' };
const meme = { name: 'Meme', description: 'For the fun of it' };

const listOf = (name: string, tokens: readonly Token[]): TokenList => ({
  name,
  timestamp: '2026-01-01T00:00:00.000Z',
  version: { major: 1, minor: 0, patch: 0 },
  keywords: [],
  tags: { gaming, meme },
  tokens,
  leftOut: { otherChains: 0, invalid: 0, repeated: 0, tooMany: 0 },
});

/** No list is fetched here. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

type Store = ReturnType<typeof createStore>;
const createStore = () => configureStore({ reducer: rootReducer });

const addList = (store: Store, url: string, list: TokenList, active = true): void => {
  store.dispatch(listAdded(url));
  store.dispatch(fetchStarted({ url, requestId: url }));
  store.dispatch(fetched({ url, requestId: url, list }));
  store.dispatch(listSwitched({ url, active }));
};

const open = async (prepare: (chain: FakeChain, store: Store) => void = () => undefined) => {
  giveElementsRoom();
  vi.stubGlobal('Worker', SilentWorker);
  const store = createStore();
  prepare(startFakeChain(), store);
  const picked = vi.fn<(currency: Currency) => void>();
  renderUi(
    <Provider store={store}>
      <WalletProvider>
        <MemoryRouter>
          <Updaters />
          <TokenPicker open onClose={vi.fn()} selected={usdc} onPick={picked} />
        </MemoryRouter>
      </WalletProvider>
    </Provider>,
  );
  const search = await screen.findByRole('combobox', { name: 'Search name or paste address' });
  return { store, picked, search, user: userEvent.setup() };
};

const symbolOf = (option: HTMLElement | null): string | undefined =>
  option ? within(option).getByText(/\S/, { selector: 'strong' }).textContent : undefined;

const symbols = () => screen.queryAllByRole('option').map(symbolOf);
const row = (symbol: string) => screen.getByRole('option', { name: new RegExp(`^${symbol}`) });

/** The row that Enter would pick, as screen readers hear it. */
const active = (search: HTMLElement) => document.getElementById(search.getAttribute('aria-activedescendant') ?? '');

describe('the token picker', () => {
  it('opens on search with the search text cleared and in focus, the native coin and all listed tokens below', async () => {
    const { search } = await open();
    expect(search).toHaveValue('');
    await waitFor(() => expect(search).toHaveFocus());
    expect(symbols()).toEqual(LISTED);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^USDCSelected/);
  });

  it('finds by name', async () => {
    const { user, search } = await open();
    await user.type(search, 'wrap');
    expect(symbols()).toEqual(['WMATIC', 'WBTC', 'WETH']);
    expect(screen.getByText('3 tokens')).toHaveAttribute('role', 'status');
    await user.clear(search);
    await user.type(search, 'zzz');
    expect(screen.getByRole('status')).toHaveTextContent('No token found. Paste an address');
    expect(search).toHaveAttribute('aria-expanded', 'false');
  });

  it('a press picks the row, which is remembered as chosen last', async () => {
    const { user, picked, store } = await open();
    await user.click(row('DAI'));
    expect(picked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ address: dai?.address, symbol: 'DAI' }));
    expect(selectRecents(store.getState(), 137)).toEqual([dai?.address]);
  });

  it('common bases are a press away, the chosen one marked', async () => {
    const { user, picked } = await open();
    const bases = within(screen.getByRole('group', { name: 'Common bases' }));
    expect(bases.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      nativeCurrency.symbol,
      ...baseTokens.map(({ symbol }) => symbol),
    ]);
    expect(bases.getByRole('button', { pressed: true })).toHaveTextContent('USDC');
    await user.click(bases.getByRole('button', { name: 'MATIC' }));
    expect(picked).toHaveBeenCalledExactlyOnceWith(nativeCurrency);
  });

  it('every row says its place among all', async () => {
    await open();
    expect(row('TEL')).toHaveAttribute('aria-posinset', '9');
    expect(row('TEL')).toHaveAttribute('aria-setsize', '9');
  });

  it('Manage Token Lists leads to manage, and back to an empty search', async () => {
    const { user, search } = await open();
    await user.type(search, 'dai');
    await user.click(screen.getByRole('button', { name: 'Manage Token Lists' }));
    expect(await screen.findByRole('dialog', { name: 'Manage' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('combobox')).toHaveValue('');
    expect(screen.getByRole('dialog', { name: 'Select a token' })).toBeInTheDocument();
  });
});

describe('the picker by keyboard', () => {
  it('arrows move from row to row and stop at the ends; Enter picks it', async () => {
    const { user, picked, search } = await open();
    await waitFor(() => expect(search).toHaveFocus());
    expect(symbolOf(active(search))).toBe('MATIC');
    await user.keyboard('{ArrowUp}');
    expect(symbolOf(active(search))).toBe('MATIC');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(symbolOf(active(search))).toBe('USDC');
    await user.keyboard('{PageDown}{PageDown}');
    expect(symbolOf(active(search))).toBe('TEL');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(picked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ symbol: 'MYT' }));
  });

  it('Enter selects the native coin for the text eth', async () => {
    const { user, picked, search } = await open();
    await user.type(search, 'eth');
    expect(symbolOf(active(search))).toBe('MATIC');
    await user.keyboard('{Enter}');
    expect(picked).toHaveBeenCalledExactlyOnceWith(nativeCurrency);
  });

  it.each([
    ['an exact symbol match', 'usdc', 'USDC'],
    ['a single result', 'telc', 'TEL'],
  ])('Enter selects %s', async (_, text, symbol) => {
    const { user, picked, search } = await open();
    await user.type(search, `${text}{Enter}`);
    expect(picked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ symbol }));
  });

  it('Enter selects nothing among several results, and none is marked as if', async () => {
    const { user, picked, search } = await open();
    await user.type(search, 'wrap{Enter}');
    expect(picked).not.toHaveBeenCalled();
    expect(active(search)).toBeNull();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(picked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ symbol: 'WMATIC' }));
  });

  it('typing on starts at the top again', async () => {
    const { user, search } = await open();
    await user.type(search, '{ArrowDown}{ArrowDown}wmatic');
    expect(symbolOf(active(search))).toBe('WMATIC');
  });

  it('only the buttons of the row one is at are reached by Tab', async () => {
    const { search, user } = await open();
    await waitFor(() => expect(search).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    const stars = screen.getAllByRole('button', { name: /^Favourite/ });
    expect(stars.filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      screen.getByRole('button', { name: 'Favourite WMATIC' }),
    ]);
  });
});

describe('Active or Import', () => {
  const ghost = token(1, 'GHST', 'Aavegotchi', ['gaming', 'meme', 'unknown']);

  it('a token of an active list is Active; its first tag shows, the remaining tags in a tooltip', async () => {
    const { user } = await open((_, store) => addList(store, 'https://lists.example/a', listOf('CoinGecko', [ghost])));
    expect(row('GHST')).toHaveTextContent('GHSTGaming+1MemeActiveAavegotchi0x2000...0001 · via CoinGecko token list');
    await user.hover(screen.getByText('+1'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Meme: For the fun of it');
    await user.hover(screen.getByText('0x2000...0001'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(ghost.address));
  });

  it('a token of a list that is switched off is found by a search only and has to be imported', async () => {
    const { user, picked, search } = await open((_, store) =>
      addList(store, 'https://lists.example/a', listOf('CoinGecko', [ghost]), false),
    );
    expect(symbols()).toEqual(LISTED);
    await user.type(search, 'gotchi');
    expect(symbols()).toEqual(['GHST']);
    expect(row('GHST')).not.toHaveTextContent('Active');
    expect(row('GHST')).toHaveTextContent('via CoinGecko token list');
    await user.click(screen.getByRole('button', { name: 'Import GHST' }));
    const view = await screen.findByRole('dialog', { name: 'Import token(s)' });
    await waitFor(() => expect(view).toHaveTextContent('Aavegotchi'));
    expect(picked).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('combobox')).toBeInTheDocument();
  });

  it('at most 10 results come from lists that are switched off', async () => {
    const many = Array.from({ length: 30 }, (_, nr) => token(nr + 10, `MANY${nr}`, 'Many Token'));
    const { user, search } = await open((_, store) =>
      addList(store, 'https://lists.example/a', listOf('CoinGecko', many), false),
    );
    await user.type(search, 'many');
    expect(symbols()).toHaveLength(10);
  });

  it('an exact symbol comes first, that of the white list before any other', async () => {
    const fake = token(2, 'USDC', 'Another USDC');
    const { user, search } = await open((_, store) => {
      addList(store, 'https://lists.example/a', listOf('CoinGecko', [token(3, 'USDC2', 'USDC too'), fake]));
      store.dispatch(currencyStarred({ chainId: 137, id: fake.address }));
    });
    expect(symbols().slice(0, 2)).toEqual(['USDC', 'MATIC']);
    await user.type(search, 'usdc');
    const [first, second] = screen.getAllByRole('option');
    expect(first).toHaveTextContent(/^USDCSelected/);
    expect(second).toHaveTextContent('Looks like USDC');
    expect(second).toHaveTextContent('0x2000...0002');
  });

  it('an imported token is Active', async () => {
    const { user, picked } = await open((_, store) =>
      store.dispatch(
        tokenAdded({ chainId: 137, address: unlistedToken, decimals: 4, symbol: 'ODD', name: 'Odd Token' }),
      ),
    );
    expect(row('ODD')).toHaveTextContent('ODDActiveOdd Token0x1000...0001 · Imported by you');
    await user.click(row('ODD'));
    expect(picked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ address: unlistedToken }));
  });
});

describe('an unsupported asset', () => {
  it('is shown with the reason and cannot be chosen', async () => {
    const { user, picked, search } = await open(({ tokens }) =>
      tokens.set(unsupported, { symbol: 'amUSDC', name: 'Aave Matic Market USDC', decimals: 6 }),
    );
    await user.click(search);
    await user.paste(unsupported);
    const found = await screen.findByRole('option');
    expect(found).toHaveTextContent('amUSDC');
    expect(found).toHaveTextContent('Unsupported Asset');
    expect(found).toHaveTextContent("Can't be traded here, for technical or legal reasons");
    expect(found).toHaveAttribute('aria-disabled', 'true');
    await user.click(found);
    await user.type(search, '{Enter}');
    expect(picked).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog', { name: 'Select a token' })).toBeInTheDocument();
  });
});

describe('favourites and what was chosen last', () => {
  it('are first: favourites, then the latest', async () => {
    const { store } = await open((_, { dispatch }) => {
      dispatch(currencyPicked({ chainId: 137, id: 'ETH' }));
      dispatch(currencyPicked({ chainId: 137, id: dai?.address ?? '' }));
      dispatch(currencyStarred({ chainId: 137, id: usdc?.address ?? '' }));
    });
    expect(symbols().slice(0, 4)).toEqual(['USDC', 'DAI', 'MATIC', 'WMATIC']);
    expect(selectRecents(store.getState(), 137)).toEqual([dai?.address, 'ETH']);
  });

  it('a star is set and taken away without a row moving', async () => {
    const { user, store, picked } = await open();
    await user.click(screen.getByRole('button', { name: 'Favourite DAI', pressed: false }));
    expect(selectFavourites(store.getState(), 137)).toEqual([dai?.address]);
    expect(symbols()).toEqual(LISTED);
    await user.click(screen.getByRole('button', { name: 'Favourite DAI', pressed: true }));
    expect(selectFavourites(store.getState(), 137)).toEqual([]);
    expect(picked).not.toHaveBeenCalled();
  });

  it('a star leaves the focus in the search field: typing goes on', async () => {
    const { user, search, store } = await open();
    await user.type(search, 'd');
    await user.click(screen.getByRole('button', { name: 'Favourite DAI' }));
    expect(selectFavourites(store.getState(), 137)).toEqual([dai?.address]);
    expect(search).toHaveFocus();
    await user.keyboard('ai');
    expect(symbols()).toEqual(['DAI']);
  });
});

describe('a pasted address', () => {
  it('finds a known token', async () => {
    const { user, search } = await open();
    await user.click(search);
    await user.paste(` ${usdc?.address.toLowerCase() ?? ''} `);
    expect(symbols()).toEqual(['USDC']);
  });

  it("is looked up on the chain if no list knows its token, is of 'Unknown Source' and has to be imported", async () => {
    const { user, picked, search } = await open(({ tokens }) =>
      tokens.set(unlistedToken, { symbol: 'ODD', name: 'Odd Token', decimals: 4 }),
    );
    await user.click(search);
    await user.paste(unlistedToken);
    expect(screen.getByRole('status')).toHaveTextContent('Looking up this address on the chain');
    const found = await screen.findByRole('option');
    expect(found).toHaveTextContent('ODDOdd Token0x1000...0001 · Unknown Source');
    await user.keyboard('{Enter}');
    const view = await screen.findByRole('dialog', { name: 'Import token(s)' });
    await waitFor(() => expect(view).toHaveTextContent('Odd Token'));
    expect(picked).not.toHaveBeenCalled();
  });

  it('says so where no token lives', async () => {
    const { user, search } = await open();
    await user.click(search);
    await user.paste(unlistedToken);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('There is no token at this address on Polygon.'),
    );
  });

  it.each([
    ['too short', '0x2791Bca1f2de4661ED88A30C99A7a9449Aa841'],
    ['with a wrong checksum', '0x2791bca1f2de4661ED88A30C99A7a9449Aa84174'],
  ])("%s gets 'Enter valid token address'", async (_, typed) => {
    const { user, search } = await open();
    await user.click(search);
    await user.paste(typed);
    expect(screen.getByRole('status')).toHaveTextContent('Enter valid token address');
  });

  it('a mistyped checksum is called that', async () => {
    const { user, search } = await open();
    await user.click(search);
    await user.paste('0x2791bca1f2de4661ED88A30C99A7a9449Aa84174');
    expect(screen.getByRole('status')).toHaveTextContent('The checksum of this address is wrong');
  });
});
