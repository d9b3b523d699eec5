import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AbiCoder } from 'ethers';
import { useState, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useWalletHoldings } from '#pages/assets/holdings/useWalletHoldings.ts';
import { KindBlock } from '#pages/assets/overview/KindBlock.tsx';
import { MAX_ARRIVED_TOKENS } from '#stores/positions.ts';
import { positionsStore } from '#stores/positionsStore.ts';
import { createFakeNode, keyOf, word, type FakeNode } from '../../support/fakeNode.ts';
import { startOutside } from '../../support/outside.ts';
import { openReads } from '../../support/readAnswers.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { E18, maker, MYT } from '../trade/mockMarket.ts';

const account = maker(41);
const [gift, mute, spent] = [maker(42), maker(43), maker(44)];

const encoded = (type: string, value: unknown) => AbiCoder.defaultAbiCoder().encode([type], [value]) as Hex;

function Wallet(): ReactElement {
  const [isAllShown, showAll] = useState(false);
  const holdings = useWalletHoldings(account, isAllShown);
  const lines = holdings.lines.map((line) => ({ ...line, now: undefined, before: undefined }));
  const value = { dollars: undefined, uncounted: 0 };
  const kind = { ...holdings, kind: 'wallet', label: { id: 'Wallet' }, path: '/', lines, value };
  return <KindBlock kind={kind} lines={lines} isAllShown={isAllShown} onShowAll={showAll} />;
}

let node: FakeNode;
beforeEach(() => {
  node = createFakeNode();
  startOutside({}, node);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const balanceOf = (token: Address): string => keyOf(erc20.balanceOf.call(token, account));

it('names the tokens that it cannot count', async () => {
  const { wrapper: Reads } = openReads();
  renderUi(
    <Reads>
      <MemoryRouter>
        <Wallet />
      </MemoryRouter>
    </Reads>,
  );
  const tokens = Array.from({ length: MAX_ARRIVED_TOKENS + 1 }, (_, index) => maker(1000 + index));
  for (const token of tokens.slice(0, 2)) node.contracts.set(balanceOf(token), 'burnsAllGas');
  const record = (count: number, status: 'complete' | 'failed') =>
    act(() => positionsStore.record(account, { status, pairs: [], tokens: tokens.slice(0, count), fromBlock: 1 }));
  record(MAX_ARRIVED_TOKENS, 'complete');
  const unread = "Couldn't read the balances of 2 unlisted tokens. They are not counted.";
  expect(await screen.findByText(unread)).toBeVisible();
  expect(screen.queryByText(/^More than/)).toBeNull();
  record(MAX_ARRIVED_TOKENS + 1, 'complete');
  expect(screen.getByText(/^More than 1,000 unlisted tokens came to this account\./)).toBeVisible();
  record(0, 'failed');
  expect(screen.getByText(/^Couldn't load which unlisted tokens/)).toBeVisible();
});

const names = () => within(screen.getByRole('table')).getAllByRole('rowheader');

it('counts held tokens of no list, and shows them by a switch', async () => {
  for (const token of [gift, mute]) node.contracts.set(balanceOf(token), word(7n));
  node.contracts.set(balanceOf(spent), word(0n));
  const { wrapper: Reads, answer } = openReads();
  renderUi(
    <Reads>
      <MemoryRouter>
        <Wallet />
      </MemoryRouter>
    </Reads>,
  );
  act(() =>
    positionsStore.record(account, { status: 'complete', pairs: [], tokens: [gift, mute, spent], fromBlock: 1 }),
  );
  answer(erc20.balanceOf.call(MYT.address, account), encoded('uint256', 5n * E18));
  expect(await screen.findByText(/^2 entries hidden: unlisted tokens/)).toBeInTheDocument();
  expect(names()).toHaveLength(1);

  await userEvent.setup().click(screen.getByRole('button', { name: 'Show' }));
  const reverted = { status: 'reverted', data: '0x' } as const;
  answer(erc20.symbol.call(gift), encoded('string', 'USDC'));
  answer(erc20.name.call(gift), encoded('string', 'Gift'));
  answer(erc20.decimals.call(gift), encoded('uint8', 18));
  for (const field of [erc20.symbol, erc20.name, erc20.decimals]) answer(field.call(mute), reverted);
  answer(erc20.balanceOf.call(gift, account), encoded('uint256', 7n * E18));
  answer(erc20.balanceOf.call(mute, account), encoded('uint256', 9n));
  expect(names()).toHaveLength(3);
  expect(screen.getByRole('table')).toHaveTextContent(`USDC${shortenAddress(gift)}`);
  expect(screen.getByRole('table')).toHaveTextContent(`UNKNOWN${shortenAddress(mute)}`);
  expect(screen.getByText(/Entries of unlisted tokens are shown/)).toBeInTheDocument();
  expect(screen.queryByText(/left out/)).not.toBeInTheDocument();

  await userEvent.setup().click(screen.getByRole('button', { name: 'Hide them' }));
  expect(names()).toHaveLength(1);
});
