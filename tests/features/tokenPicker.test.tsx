import { configureStore } from '@reduxjs/toolkit';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WalletProvider } from '../../src/app/WalletProvider.tsx';
import { knownToken, knownTokens, nativeCurrency } from '../../src/config/tokens/tokens.ts';
import type { Currency } from '../../src/domain/tokens/types.ts';
import { TokenPicker } from '../../src/features/tokenPicker/index.ts';
import { rootReducer } from '../../src/state/rootReducer.ts';
import { Updaters } from '../../src/updaters/Updaters.tsx';
import { startFakeChain } from '../support/fakeChain.ts';
import type { FakeChain } from '../support/fakeChain.ts';
import { renderUi } from '../ui/renderUi.tsx';
// Loaded ahead, so that no test waits for a script.
import '../../src/features/tokenPicker/PickerView.tsx';

const usdc = knownToken('0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174');
const stranger = '0x1000000000000000000000000000000000000001';
const scrolled = vi.fn();

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 40_000 });

afterEach(() => {
  vi.unstubAllGlobals();
  scrolled.mockClear();
});

const open = async (prepare: (chain: FakeChain) => void = () => undefined) => {
  Element.prototype.scrollIntoView = scrolled;
  prepare(startFakeChain());
  const store = configureStore({ reducer: rootReducer });
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
  return { picked, search, user: userEvent.setup() };
};

const symbolOf = (option: HTMLElement | null): string | undefined =>
  option ? within(option).getByText(/\S/, { selector: 'strong' }).textContent : undefined;

const symbols = () => screen.queryAllByRole('option').map(symbolOf);

/** The row that Enter would pick, as screen readers hear it. */
const active = (search: HTMLElement) => document.getElementById(search.getAttribute('aria-activedescendant') ?? '');

describe('the token picker', () => {
  it('opens on search with the search text cleared and in focus, the native coin and all known tokens below', async () => {
    const { search } = await open();
    expect(search).toHaveValue('');
    await waitFor(() => expect(search).toHaveFocus());
    expect(symbols()).toEqual([nativeCurrency, ...knownTokens].map(({ symbol }) => symbol));
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^USDCSelected/);
  });

  it('finds by name', async () => {
    const { user, search } = await open();
    await user.type(search, 'wrap');
    expect(symbols()).toEqual(['WMATIC', 'WBTC', 'WETH']);
    await user.clear(search);
    await user.type(search, 'zzz');
    expect(screen.getByRole('status')).toHaveTextContent('No token found. Paste a token address');
  });

  it('a press picks the row', async () => {
    const { user, picked } = await open();
    await user.click(screen.getByRole('option', { name: /^DAI/ }));
    expect(picked).toHaveBeenCalledExactlyOnceWith(knownTokens[3]);
  });
});

describe('by keyboard', () => {
  it('arrows move from row to row, stop at the ends and keep the row in view; Enter picks it', async () => {
    const { user, picked, search } = await open();
    await waitFor(() => expect(search).toHaveFocus());
    expect(symbolOf(active(search))).toBe('MATIC');
    await user.keyboard('{ArrowUp}');
    expect(symbolOf(active(search))).toBe('MATIC');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(symbolOf(active(search))).toBe('USDC');
    expect(scrolled.mock.contexts.at(-1)).toBe(active(search));
    await user.keyboard('{ArrowDown}'.repeat(20));
    expect(symbolOf(active(search))).toBe('TEL');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(picked).toHaveBeenCalledExactlyOnceWith(knownTokens[6]);
  });

  it('Enter selects the native coin for the text eth', async () => {
    const { user, picked, search } = await open();
    await user.type(search, 'eth{Enter}');
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

  it('Enter selects nothing among several results', async () => {
    const { user, picked, search } = await open();
    await user.type(search, 'wrap{Enter}');
    expect(picked).not.toHaveBeenCalled();
  });

  it('typing on starts at the top again', async () => {
    const { user, search } = await open();
    await user.type(search, '{ArrowDown}{ArrowDown}w');
    expect(symbolOf(active(search))).toBe('WMATIC');
  });
});

describe('a pasted address', () => {
  it('of a known token finds it', async () => {
    const { user, search } = await open();
    await user.click(search);
    await user.paste(` ${usdc?.address.toLowerCase() ?? ''} `);
    expect(symbols()).toEqual(['USDC']);
  });

  it('of a token no list knows is looked up on the chain, and marked', async () => {
    const { user, picked, search } = await open(({ tokens }) =>
      tokens.set(stranger, { symbol: 'ODD', name: 'Odd Token', decimals: 4 }),
    );
    await user.click(search);
    await user.paste(stranger);
    expect(screen.getByRole('status')).toHaveTextContent('Looking this address up on the chain');
    const row = await screen.findByRole('option');
    expect(row).toHaveTextContent('ODDNot on the listOdd Token · 0x1000...0001');
    await user.keyboard('{Enter}');
    expect(picked).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ address: stranger, symbol: 'ODD', decimals: 4 }),
    );
  });

  it('where no token lives says so', async () => {
    const { user, search } = await open();
    await user.click(search);
    await user.paste(stranger);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('There is no token at this address on Polygon.'),
    );
  });
});
