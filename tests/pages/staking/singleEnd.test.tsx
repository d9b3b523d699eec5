import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { miningRules } from '#config/miningRules.ts';
import { SingleEntry } from '#pages/staking/single/SingleStaking.tsx';
import { openReads } from '../../support/readAnswers.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { E18, maker, MYT } from '../trade/mockMarket.ts';

const BLOCKS_LEFT = 30;

const show = (endBlock: bigint) => {
  const { wrapper: Reads } = openReads();
  const programme = {
    ...{ staking: maker(70), token: MYT, rewardToken: MYT, isPaused: false, payable: 1000n * E18 },
    ...{ staked: undefined, held: undefined, pending: undefined, isFailed: false, unreadToken: undefined },
    terms: { perBlock: E18, endBlock, lastRewardBlock: 1n, totalStaked: 100n * E18, unclaimed: 0n },
  };
  return renderUi(
    <Reads>
      <WalletProvider>
        <MemoryRouter>
          <SingleEntry programme={programme} isOpen onToggle={() => undefined} />
        </MemoryRouter>
      </WalletProvider>
    </Reads>,
  );
};

it('a programme that ends has the time of its end among the figures, because a yield counts until then', () => {
  show(1n + BigInt(BLOCKS_LEFT));
  const end = new Date(1000 + BLOCKS_LEFT * miningRules.blockTimeMs);
  expect(screen.getByText('Rewards end, about').nextElementSibling?.querySelector('time')).toHaveAttribute(
    'datetime',
    new Date(Math.round(end.getTime() / 1000) * 1000).toISOString(),
  );
});

it('a programme without an end, or after it, has none', () => {
  const { unmount } = show(0n);
  expect(screen.queryByText('Rewards end, about')).toBeNull();
  unmount();
  show(1n);
  expect(screen.queryByText('Rewards end, about')).toBeNull();
});
