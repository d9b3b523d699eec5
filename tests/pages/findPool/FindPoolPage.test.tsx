import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectSavedPairs } from '#state/user/selectors.ts';
import type { FakeChain } from '../../support/fakeChain.ts';
import { giveElementsRoom } from '../../support/tallElements.ts';
import { SUPPLY } from '../pool/somePositions.ts';
import { bookStore } from '#stores/bookStore.ts';
import { E18, mockBook, MYT, USDC } from '../trade/mockMarket.ts';
import { alice, openDesk } from '../trade/tradeDesk.tsx';
// Loaded ahead, so that no test waits for a script.
import '#pages/findPool/FindPoolPage.tsx';
import '#features/tokenPicker/PickerView.tsx';

giveElementsRoom();

const { pair } = mockBook();
const mytUsdc = `/pool/find?a=${MYT.address}&b=${USDC.address}`;

const open = (address: string, prepare: (chain: FakeChain) => void = () => undefined, connected = true) =>
  openDesk({
    address,
    connected,
    prepare: (chain) => {
      chain.supplies.set(pair, SUPPLY);
      prepare(chain);
    },
  });

const withShare = (chain: FakeChain): void => {
  chain.balances.set(`${pair} ${alice}`, 5n * E18);
};
const main = () => within(screen.getByRole('main'));

it('a page before both are chosen says: Select a token to find your v2 liquidity', async () => {
  open('/pool/find');
  await screen.findByText('Select a token to find your v2 liquidity');
  expect(main().getByRole('button', { name: 'First token: MATIC' })).toBeVisible();
  expect(main().getByRole('button', { name: 'Second token: Select a token' })).toBeVisible();
  expect(main().getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/pool/v2');
});

it("a page without a wallet says 'Connect to a wallet to find pools', then shows the pool of the two tokens", async () => {
  const { goTo } = open('/pool/find', undefined, false);
  await screen.findByText('Connect to a wallet to find pools');
  goTo(mytUsdc);
  await screen.findByText('Pool Found!');
  expect(main().getByText('Connect a wallet to see your liquidity in it.')).toBeVisible();
  expect(main().getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  goTo(`/pool/find?b=${MYT.address}`);
  await screen.findByText('No pool found');
});

it('Pool Found! with a manage link to /pool/v2 and the position card; the found pair is saved', async () => {
  const { store } = open(mytUsdc, withShare);
  await screen.findByText('Pool Found!');
  expect(main().getByRole('link', { name: 'Manage this pool.' })).toHaveAttribute('href', '/pool/v2');
  const card = within(screen.getByRole('region', { name: 'MYT/USDC' }));
  expect(card.getByText('Your pool tokens').nextElementSibling).toHaveTextContent('5');
  expect(selectSavedPairs(store.getState(), 137)).toMatchObject([
    { token0: { address: USDC.address }, token1: { address: MYT.address } },
  ]);
});

it('absent liquidity has a link to /add/{currencyA}/{currencyB}', async () => {
  open(mytUsdc);
  await screen.findByText('You don’t have liquidity in this pool yet.');
  expect(main().getByRole('link', { name: 'Add liquidity' })).toHaveAttribute(
    'href',
    `/add/${MYT.address}/${USDC.address}`,
  );
});

it('No pool found with a Create pool link to the same add path; nothing is saved', async () => {
  const { store } = open(`/pool/find?b=${MYT.address}`);
  await screen.findByText('No pool found');
  expect(main().getByRole('link', { name: 'Create pool.' })).toHaveAttribute('href', `/add/ETH/${MYT.address}`);
  expect(selectSavedPairs(store.getState(), 137)).toEqual([]);
});

it('the coin besides its wrapped token is an Invalid pair, and so is an address that is no token', async () => {
  const { goTo } = open('/pool/find?a=ETH&b=ETH');
  await screen.findByText('Invalid pair');
  goTo('/pool/find?b=doge');
  await screen.findByText('There is no token “doge”');
  expect(main().getByText('Invalid pair')).toBeVisible();
  goTo(`/pool/find?b=${MYT.address}&dex=nowhere`);
  await screen.findByText('There is no exchange “nowhere”');
});

const mute = '0xDeaDbeefdEAdbeefdEadbEEFdeadbeEFdEaDbeeF';
const mutePool = bookStore.pairOf(mute, USDC.address);

it('a pool of a token that reports no decimals is found, and nothing leads to adding to it', async () => {
  const muteUsdc = `/pool/find?a=${mute}&b=${USDC.address}`;
  const withPool = (chain: FakeChain): void => {
    chain.books = [...chain.books, { ...mockBook(), ...mutePool }];
    chain.supplies.set(mutePool.pair, SUPPLY);
  };
  const { goTo } = open(muteUsdc, (chain) => {
    withPool(chain);
    chain.balances.set(`${mutePool.pair} ${alice}`, 5n * E18);
  });
  await screen.findByText('Pool Found!');
  expect(main().getByText(/raw units$/)).toBeVisible();
  expect(main().queryByRole('link', { name: 'Add' })).toBeNull();
  expect(main().getByRole('link', { name: 'Remove' })).toBeVisible();
  goTo(`/pool/find?a=${mute}&b=${MYT.address}`);
  await screen.findByText(`There is no token at ${mute}`);
  expect(main().getByText(/^That contract doesn't report its decimals\./)).toBeVisible();
  expect(main().getByText('Invalid pair')).toBeVisible();
});

it('a choice is in the address, and the way back stays', async () => {
  const { user, address } = open('/pool/find?origin=/pool', withShare);
  await user.click(await screen.findByRole('button', { name: 'Second token: Select a token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Select a token' }));
  await user.click(await dialog.findByRole('option', { name: /MYT/ }));
  await waitFor(() => expect(address()).toBe(`/pool/find?origin=%2Fpool&b=${MYT.address}`));
  expect(main().getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/pool');
});
