import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { stakingRules } from '#config/stakingRules.ts';
import type { LockProgramme } from '#reads/staking/useLockProgramme.ts';
import type { OwnStakes as Own } from '#reads/staking/useLockedStakes.ts';
import { blockSeen } from '#state/app/slice.ts';
import { OwnStakes } from '#pages/staking/lock/OwnStakes.tsx';
import { openReads } from '../../support/readAnswers.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { E18, MYT } from '../trade/mockMarket.ts';

const NOW = 1_700_000_000;
const programme: LockProgramme = {
  staking: '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082',
  token: MYT,
  isPoolToken: false,
  isPaused: false,
  minimum: E18,
  offers: [],
  held: 10_000n * E18,
  owed: 10_000n * E18,
  isFailed: false,
};

const stakeOf = (id: number, endTime: bigint) => ({
  id: BigInt(id),
  index: BigInt(id),
  startTime: BigInt(NOW) - 100n,
  endTime,
  rateBps: 500n,
  payout: 105n * E18,
  deposited: 100n * E18,
});
const locked = (id: number) => stakeOf(id, BigInt(NOW) + 100n);

const open = (
  own: Partial<Own>,
  changed: Partial<LockProgramme> = {},
  limit: number = stakingRules.shown,
  isShort = false,
) => {
  const { store, wrapper: Reads } = openReads();
  store.dispatch(blockSeen({ chainId: 137, blockNumber: 2, blockTimestamp: NOW, seenAtMs: NOW * 1000 }));
  const requests = { more: 0 };
  const stakes = own.stakes ?? [];
  renderUi(
    <Reads>
      <WalletProvider>
        <MemoryRouter>
          <OwnStakes
            programme={{ ...programme, ...changed }}
            token={MYT}
            asset={{ name: 'MYT', valueOf: (raw = 0n) => ({ numerator: raw * 2n, denominator: E18 }) }}
            isShort={isShort}
            own={{ stakes, count: BigInt(stakes.length), isComplete: true, isFailed: false, ...own }}
            limit={limit}
            onMore={() => (requests.more += 1)}
          />
        </MemoryRouter>
      </WalletProvider>
    </Reads>,
  );
  return requests;
};

it('a hundred locks are shown page by page, with what all of them pay back', async () => {
  const requests = open({ stakes: Array.from({ length: 100 }, (_, i) => locked(i + 1)) });
  expect(screen.getAllByRole('region')).toHaveLength(stakingRules.shown);
  expect(screen.getByText('100 locks')).toBeInTheDocument();
  expect(screen.getByText('10,500 MYT')).toBeInTheDocument();
  expect(screen.getByText('$21,000.00')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show more locks' }));
  expect(requests.more).toBe(1);
});

it('a lock says how far it is, and why it cannot be withdrawn', () => {
  open({ stakes: [locked(1), stakeOf(2, BigInt(NOW))] }, { held: 104n * E18 });
  const [first, second] = ['Lock 1', 'Lock 2'].map((name) => within(screen.getByRole('region', { name })));
  expect(first?.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  expect(first?.getByText(/^Early withdrawal is not possible/)).toBeInTheDocument();
  expect(second?.getByText(/^The contract holds too little/)).toBeInTheDocument();
});

it("a lying contract's end beyond any calendar is shown without a date", () => {
  open({ stakes: [stakeOf(1, 2n ** 256n - 1n)] });
  expect(screen.getAllByText('Beyond any calendar').length).toBeGreaterThan(0);
});

it('a contract that names too many locks is not followed', () => {
  open({ stakes: [locked(1)], count: 2n ** 200n });
  expect(screen.getByText(/^The contract names more locks/)).toBeInTheDocument();
});

it.each([
  ['none', { isFailed: false }, 'You have nothing locked'],
  ['a node that fails', { isFailed: true, isComplete: false }, "Couldn't load your locks"],
] as const)('a page without locks says why: %s', (_, own, words) => {
  open(own);
  expect(screen.getByText(words)).toBeInTheDocument();
});

it('a closed card says nothing about missing locks, but shows the ones there are and a failed reading', () => {
  open({}, {}, stakingRules.shown, true);
  expect(screen.queryByText('You have nothing locked')).toBeNull();
  open({ stakes: [locked(1)] }, {}, stakingRules.shown, true);
  expect(screen.getByRole('region', { name: 'Lock 1' })).toBeInTheDocument();
  open({ isFailed: true, isComplete: false }, {}, stakingRules.shown, true);
  expect(screen.getByText("Couldn't load your locks")).toBeInTheDocument();
});
