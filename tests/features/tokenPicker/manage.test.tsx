import { configureStore } from '@reduxjs/toolkit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { erc20 } from '#chain/abis/erc20.ts';
import { toCallKey } from '#domain/multicall/callKey.ts';
import type { TokenList } from '#domain/lists/types.ts';
import { ImportListView } from '#features/tokenPicker/ImportListView.tsx';
import { ImportTokenView } from '#features/tokenPicker/ImportTokenView.tsx';
import { ManageView } from '#features/tokenPicker/ManageView.tsx';
import { fetchTokenList } from '#services/tokenLists/fetchTokenList.ts';
import { fetched, fetchFailed, fetchStarted, listAdded, updateAccepted } from '#state/lists/slice.ts';
import { resultsFetched } from '#state/multicall/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { tokenAdded } from '#state/user/slice.ts';
import { Updaters } from '#updaters/Updaters.tsx';
import { listFrom, tokenAt } from '../../domain/lists/listFrom.ts';
import { startFakeChain } from '../../support/fakeChain.ts';
import { startWorkers } from '../../support/pageWorkers.ts';
import { renderUi } from '../../ui/renderUi.tsx';

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  configure({ VITE_ENS_REGISTRY_ADDRESS: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e' });
});

/** Files of the web by their address. A location that has none does not answer. */
const files = new Map<string, unknown>();
const startWeb = (): void => {
  const node = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.body) return node(address, init);
    return files.has(address) ? Promise.resolve(Response.json(files.get(address))) : new Promise(() => undefined);
  });
  startWorkers(fetchTokenList);
};

let place = 0;
let url = '';
beforeEach(() => {
  place += 1;
  url = `https://lists.example/${place}.json`;
});

const serve = (file: unknown): void => void files.set(url, file);
const unlistedToken = tokenAt(0x123, { symbol: 'ODD', name: 'Odd Token', decimals: 4 });
const list = listFrom([1, 0, 0], [tokenAt(1), tokenAt(2)]);

const show = (
  view: ReactElement,
  prepare: (store: ReturnType<typeof newStore>) => void = () => undefined,
  updaters: ReactElement | null = <Updaters />,
) => {
  const chain = startFakeChain();
  startWeb();
  chain.tokens.set(unlistedToken.address, { symbol: 'ODD', name: 'Odd Token', decimals: 6 });
  const store = newStore();
  prepare(store);
  renderUi(
    <Provider store={store}>
      <WalletProvider>
        <MemoryRouter>
          {updaters}
          {view}
        </MemoryRouter>
      </WalletProvider>
    </Provider>,
  );
  return { store, user: userEvent.setup() };
};
const newStore = () => configureStore({ reducer: rootReducer });

const calls = { back: vi.fn(), done: vi.fn(), importList: vi.fn(), importTokens: vi.fn(), imported: vi.fn() };
beforeEach(() => Object.values(calls).forEach((call) => call.mockClear()));
const manage = (
  <ManageView
    onBack={calls.back}
    onDone={calls.done}
    onImportList={calls.importList}
    onImportTokens={calls.importTokens}
  />
);
const kept =
  (...versions: readonly TokenList[]) =>
  ({ dispatch }: ReturnType<typeof newStore>): void => {
    dispatch(listAdded(url));
    versions.forEach((version, i) => {
      dispatch(fetchStarted({ url, requestId: String(i) }));
      dispatch(fetched({ url, requestId: String(i), list: version }));
    });
  };
/** Adds the token to the list of tokens that cannot be traded. */
const withNotice = ({ dispatch }: ReturnType<typeof newStore>): void => {
  const place = 'bundled:unsupported';
  dispatch(fetchStarted({ url: place, requestId: 'notice' }));
  dispatch(fetched({ url: place, requestId: 'notice', list: listFrom([9, 0, 0], [unlistedToken]) }));
  dispatch(updateAccepted(place));
};
/** The chain was queried for the token, and did not answer. */
const withSilence = ({ dispatch }: ReturnType<typeof newStore>): void => {
  const calls = [erc20.symbol, erc20.name, erc20.decimals].map((field) => toCallKey(field.call(unlistedToken.address)));
  const outcomes = Object.fromEntries(calls.map((key) => [key, { status: 'unread' as const }]));
  dispatch(resultsFetched({ chainId: 137, blockNumber: 5, outcomes }));
};
const row = async () => (await screen.findByText('Test List')).closest('li') ?? document.body;

describe('the location of another list', () => {
  it("'Enter valid list location' for what is none", async () => {
    const { user } = show(manage);
    await user.type(screen.getByRole('textbox', { name: 'Token list location' }), 'nowhere');
    expect(await screen.findByText('Enter valid list location')).toBeVisible();
  });

  it('a list is shown with name, number of tokens and Import, which leads to its risk view', async () => {
    serve(list);
    const { user } = show(manage);
    await user.type(screen.getByRole('textbox', { name: 'Token list location' }), url);
    expect(await screen.findByText('2 tokens · v1.0.0')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(calls.importList).toHaveBeenCalledExactlyOnceWith(url);
  });

  it("an already-loaded list shows 'Loaded'", async () => {
    serve(list);
    const { user } = show(manage, kept(list));
    await user.type(screen.getByRole('textbox', { name: 'Token list location' }), url);
    expect(await screen.findByText('Loaded')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });

  it("a fetch failure shows 'Error importing list', the reason and the way to try again", async () => {
    serve('not a list');
    const { user } = show(manage);
    await user.type(screen.getByRole('textbox', { name: 'Token list location' }), url);
    expect(await screen.findByText('Error importing list')).toBeVisible();
    expect(screen.getByText('Token list failed validation: not an object')).toBeVisible();
    serve(list);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('2 tokens · v1.0.0')).toBeVisible();
  });
});

describe('a kept list', () => {
  it('is switched off and on', async () => {
    const { user, store } = show(manage, kept(list));
    const toggle = within(await row()).getByRole('switch', { name: 'Show tokens from Test List' });
    await user.click(toggle);
    expect(store.getState().lists.kept.at(-1)).toEqual({ url, active: false });
    expect(toggle).not.toBeChecked();
  });

  it('a pending update says what it changes and is applied by Update', async () => {
    const next = listFrom([1, 0, 1], [tokenAt(1, { name: 'Other' }), tokenAt(3)]);
    const { user, store } = show(manage, kept(list, next));
    const shown = await row();
    expect(shown).toHaveTextContent('Update to v1.0.1');
    expect(shown).toHaveTextContent('1 token added: T3. 1 token removed: T2. 1 token changed: T1.');
    await user.click(within(shown).getByRole('button', { name: 'Update' }));
    expect(store.getState().lists.byUrl[url]).toMatchObject({ current: next, pendingUpdate: null });
    expect(shown).not.toHaveTextContent('Update to');
    expect(within(shown).getByRole('button', { name: 'More about Test List' })).toHaveFocus();
  });

  it('Remove requires typing the word REMOVE', async () => {
    const { user, store } = show(manage, kept(list));
    const shown = await row();
    await user.click(within(shown).getByRole('button', { name: 'More about Test List' }));
    await user.click(within(shown).getByRole('button', { name: 'Remove' }));
    const remove = within(shown).getByRole('button', { name: 'Remove' });
    expect(within(shown).getByRole('textbox', { name: 'Type REMOVE' })).toHaveFocus();
    await user.keyboard('REMOV');
    expect(remove).toBeDisabled();
    await user.type(within(shown).getByRole('textbox', { name: 'Type REMOVE' }), 'E');
    await user.click(remove);
    expect(store.getState().lists.byUrl[url]).toBeUndefined();
    expect(screen.queryByText('Test List')).toBeNull();
    expect(screen.getByRole('list', { name: 'Token lists' })).toHaveFocus();
  });

  it('Remove is disabled for the built-in lists', async () => {
    const { user } = show(manage, kept(list));
    const shown = (await screen.findAllByRole('listitem'))[0] ?? document.body;
    expect(shown).toHaveTextContent('Built in');
    await user.click(within(shown).getByRole('button', { name: /^More about/ }));
    expect(within(shown).getByRole('button', { name: 'Remove' })).toBeDisabled();
  });

  it('says what was left out and why it could not be refreshed', async () => {
    const trimmed = { ...list, leftOut: { otherChains: 3, invalid: 1, repeated: 0, tooMany: 2 } };
    const { user } = show(manage, (store) => {
      kept(trimmed)(store);
      store.dispatch(fetchStarted({ url, requestId: 'later' }));
      const problem = { code: 'download', url, cause: { code: 'status', status: 503 } } as const;
      store.dispatch(fetchFailed({ url, requestId: 'later', problem }));
    });
    const shown = await row();
    expect(shown).toHaveTextContent(`Failed to download list ${url} The server returned HTTP error 503.`);
    expect(shown).toHaveTextContent('Using the last loaded version.');
    await user.click(within(shown).getByRole('button', { name: 'More about Test List' }));
    expect(shown).toHaveTextContent('3 tokens on other chains. 1 invalid token. 2 tokens over the size limit');
    expect(within(shown).getByRole('link', { name: 'View list' })).toHaveAttribute('href', url);
  });
});

describe('own tokens', () => {
  it('are shown with an explorer link, removed one by one, and cleared all with a confirmation', async () => {
    const { user, store } = show(manage, ({ dispatch }) => {
      for (const token of [unlistedToken, tokenAt(5), tokenAt(6)]) dispatch(tokenAdded(token));
    });
    await user.click(screen.getByRole('tab', { name: 'Tokens' }));
    const own = () => Object.keys(store.getState().user.tokens[137] ?? {});
    const tokens = screen.getByRole('list', { name: 'My tokens' });
    expect(within(tokens).getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/\/address\/0x/));
    await user.click(within(tokens).getByRole('button', { name: 'Remove ODD' }));
    expect(own()).toHaveLength(2);
    expect(screen.getByRole('group', { name: 'My tokens' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(own()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Remove them' }));
    expect(own()).toHaveLength(0);
    expect(screen.getByRole('group', { name: 'My tokens' })).toHaveFocus();
    expect(screen.getByText('You have not imported any tokens.')).toBeVisible();
  });

  it("'Enter valid token address', and the token at a valid one can be imported", async () => {
    const { user } = show(manage);
    await user.click(screen.getByRole('tab', { name: 'Tokens' }));
    const field = screen.getByRole('textbox', { name: 'Token address' });
    await user.type(field, '0x12');
    expect(screen.getByText('Enter valid token address')).toBeVisible();
    await user.clear(field);
    await user.click(field);
    await user.paste(unlistedToken.address);
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    expect(calls.importTokens).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ symbol: 'ODD' })]);
  });

  it('an address is not called no token where the chain cannot be read', async () => {
    const { user } = show(manage, withSilence, null);
    await user.click(screen.getByRole('tab', { name: 'Tokens' }));
    await user.click(screen.getByRole('textbox', { name: 'Token address' }));
    await user.paste(unlistedToken.address);
    expect(await screen.findByText(/^Couldn't load (this address|the token) from the chain/)).toBeVisible();
    expect(screen.queryByText(/There is no token/)).not.toBeInTheDocument();
  });

  it('one that looks like a trusted token carries a sign that says so', async () => {
    const { user } = show(manage, ({ dispatch }) => dispatch(tokenAdded({ ...unlistedToken, symbol: 'USDС' })));
    await user.click(screen.getByRole('tab', { name: 'Tokens' }));
    const own = screen.getByRole('list', { name: 'My tokens' });
    expect(within(own).getByRole('img', { name: 'USDС looks like USDC but is another token' })).toBeVisible();
  });
});

describe('the view before a list is imported', () => {
  it("Import is disabled until 'I understand' is checked, then the list is kept and offered", async () => {
    serve(list);
    const { user, store } = show(<ImportListView url={url} onBack={calls.back} onDone={calls.done} />);
    expect(await screen.findByText('Import at your own risk')).toBeVisible();
    expect(screen.getByRole('link', { name: url })).toHaveAttribute('href', url);
    const button = await screen.findByRole('button', { name: 'Import' });
    expect(button).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'I understand' }));
    await user.click(button);
    expect(calls.done).toHaveBeenCalledOnce();
    expect(store.getState().lists.kept.at(-1)).toEqual({ url, active: true });
    expect(store.getState().lists.byUrl[url]?.current).toEqual(list);
  });

  it('the button does nothing while loading', async () => {
    const { user, store } = show(<ImportListView url={url} onBack={calls.back} onDone={calls.done} />);
    await user.click(screen.getByRole('checkbox', { name: 'I understand' }));
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(calls.done).not.toHaveBeenCalled();
    expect(store.getState().lists.byUrl[url]).toBeUndefined();
  });

  it('the error text shows on failure', async () => {
    const { user } = show(<ImportListView url="a.eth" onBack={calls.back} onDone={calls.done} />);
    expect(await screen.findByText('Failed to resolve ENS name: a.eth')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'I understand' }));
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  });
});

describe('the view before a token is imported', () => {
  const view = (token = unlistedToken) => (
    <ImportTokenView tokens={[token]} onBack={calls.back} onImported={calls.imported} />
  );

  it("a token of 'Unknown Source' is kept with the decimals the chain reports, once understood", async () => {
    const { user, store } = show(view());
    expect(screen.getByText('Unknown Source')).toBeVisible();
    expect(screen.getByText("This token doesn't appear on the token whitelist.")).toBeVisible();
    expect(await screen.findByText(/and 6 decimals/)).toBeVisible();
    const button = screen.getByRole('button', { name: 'Import ODD' });
    expect(button).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'I understand' }));
    await user.click(button);
    expect(store.getState().user.tokens[137]?.[unlistedToken.address]).toMatchObject({ symbol: 'ODD', decimals: 6 });
    expect(calls.imported).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ decimals: 6 }));
  });

  it("'via {list} token list' shows where a kept list knows it", async () => {
    show(view(), kept(listFrom([1, 0, 0], [unlistedToken])));
    expect(screen.getByText('via Test List token list')).toBeVisible();
    expect(await screen.findByText('No pool with a major token')).toBeVisible();
  });

  it('an address that does not answer as a token cannot be imported', async () => {
    const { user } = show(view(tokenAt(0x456)));
    expect(await screen.findByRole('alert')).toHaveTextContent('This address is not a valid token');
    await user.click(screen.getByRole('checkbox', { name: 'I understand' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Import/ })).toBeDisabled());
  });

  it('a token that could not be read yet is not called no token', async () => {
    show(view(), withSilence, null);
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the token from the chain");
    expect(screen.getByRole('button', { name: 'Import ODD' })).toBeDisabled();
  });

  it('one that looks like a trusted token is distinguished', () => {
    show(view({ ...unlistedToken, symbol: 'USDС' }));
    expect(screen.getByText('USDС looks like USDC but is another token.')).toBeVisible();
  });

  it("an 'Unsupported Asset' cannot be imported", async () => {
    const { user } = show(view(), withNotice);
    expect(screen.getByText('Unsupported Asset')).toBeVisible();
    expect(await screen.findByText(/and 6 decimals/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'I understand' }));
    expect(screen.getByRole('button', { name: 'Import ODD' })).toBeDisabled();
  });
});
