import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AbiCoder } from 'ethers';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { factoryPair } from '#chain/abis/factory.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { RewardMove } from '#domain/rewards/rewardMoves.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ready } from '#lib/loadable.ts';
import { AccountHistory } from '#pages/assets/history/AccountHistory.tsx';
import { RewardHistory } from '#pages/mining/history/RewardHistory.tsx';
import { accountOrdersStore } from '#stores/accountOrdersStore.ts';
import { rewardMovesStore, transfersStore, type RewardMovesStore } from '#stores/rewardMovesStore.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import { openReads } from '../support/readAnswers.tsx';
import { renderUi } from '../ui/renderUi.tsx';
import { E18, maker, MYT } from './trade/mockMarket.ts';

const account = maker(41);

const unlisted = maker(42);
const unreadable = maker(43);

beforeEach(() => watchedAccount.set({ phase: 'watching', account, name: undefined }));
afterEach(() => watchedAccount.set({ phase: 'off' }));

const moveOf = (token: Address, place: number): RewardMove => ({
  contract: maker(44),
  token,
  amount: 7n * E18,
  kind: 'received',
  transactionHash: `0x${String(place).padStart(64, '0')}`,
  blockNumber: 100 + place,
  logIndex: place,
  timestamp: 1_700_000_000,
  pid: undefined,
  purpose: undefined,
});

const encoded = (type: string, value: unknown) => AbiCoder.defaultAbiCoder().encode([type], [value]) as Hex;

const open = (history: ReactElement, searched: RewardMovesStore) => {
  const found = {
    status: 'complete',
    coverage: { fromBlock: 1, toBlock: 200 },
    moves: [moveOf(unreadable, 3), moveOf(unlisted, 2), moveOf(MYT.address, 1)],
  } as const;
  const { wrapper: Reads, answer } = openReads();
  renderUi(<Reads>{history}</Reads>);
  act(() => {
    accountOrdersStore.record(account, ready([]));
    for (const store of [rewardMovesStore, transfersStore]) store.record(account, { ...found, moves: [] });
    searched.record(account, found);
  });
  const reverted = { status: 'reverted', data: '0x' } as const;
  for (const token of [unlisted, unreadable]) {
    for (const field of [factoryPair.token0, factoryPair.token1]) answer(field.call(token), reverted);
  }
  const answerTokens = (): void => {
    answer(erc20.symbol.call(unlisted), encoded('string', 'GIFT'));
    answer(erc20.name.call(unlisted), encoded('string', 'Gift'));
    answer(erc20.decimals.call(unlisted), encoded('uint8', 18));
    for (const field of [erc20.symbol, erc20.name, erc20.decimals]) answer(field.call(unreadable), reverted);
  };
  return { user: userEvent.setup(), answerTokens };
};

const showLines = (count: number): Promise<void> =>
  waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row').slice(1)).toHaveLength(count));

it.each([
  ['rewards', <RewardHistory key="rewards" />, rewardMovesStore],
  ['the account', <AccountHistory key="account" account={account} />, transfersStore],
])(
  'entries of unlisted tokens in the history of %s are counted, and shown by a switch',
  async (_name, history, searched) => {
    const { user, answerTokens } = open(history, searched);
    await showLines(1);
    expect(screen.getByRole('table')).toHaveTextContent('MYT');
    expect(screen.getByText(/^2 entries hidden: unlisted tokens/)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Show' }));
    answerTokens();
    await showLines(3);
    await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent(/GIFT 0x/));
    expect(screen.getByRole('table')).toHaveTextContent(/7,000,000,000,000,000,000 ?raw UNKN/);
    expect(screen.getByText(/Entries of unlisted tokens are shown/)).toBeInTheDocument();
    expect(screen.queryByText(/left out/)).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Hide them' }));
    await showLines(1);
    expect(screen.getByText(/^2 entries hidden: unlisted tokens/)).toBeInTheDocument();
  },
);
