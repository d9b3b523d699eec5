import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AbiCoder } from 'ethers';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { erc20 } from '#chain/abis/erc20.ts';
import { factoryPair } from '#chain/abis/factory.ts';
import { lockStaking } from '#chain/abis/lockStaking.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { LockStaking } from '#pages/staking/lock/LockStaking.tsx';
import { openReads } from '../../support/readAnswers.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { maker, MYT } from '../trade/mockMarket.ts';

const at = (digit: number): Address => `0x${String(digit).padStart(40, '0')}`;
const [GONE, ODD, GOOD] = [at(201), at(202), at(203)];
const MUTE = maker(77);

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  const contracts = [201, 202, 203].map((digit) => `0x${String(digit).padStart(40, '0')}`);
  configure({ VITE_LOCK_STAKING_ADDRESS: contracts.join(',') });
});

const encoded = (value: bigint | string): Hex => AbiCoder.defaultAbiCoder().encode(['uint256'], [value]) as Hex;
const reverted = { status: 'reverted', data: '0x' } as const;

it('a contract that fails and one of an unknown token hide nothing of another one, which opens by a press', async () => {
  const { answer, wrapper: Reads } = openReads();
  renderUi(
    <Reads>
      <WalletProvider>
        <MemoryRouter initialEntries={['/staking/lock']}>
          <LockStaking />
        </MemoryRouter>
      </WalletProvider>
    </Reads>,
  );
  answer(lockStaking.token.call(GONE), reverted);
  answer(lockStaking.token.call(ODD), encoded(BigInt(MUTE)));
  for (const read of [factoryPair.token0, factoryPair.token1, erc20.symbol, erc20.name, erc20.decimals])
    answer(read.call(MUTE), reverted);
  answer(lockStaking.token.call(GOOD), encoded(BigInt(MYT.address)));
  answer(lockStaking.minimumLocked.call(GOOD), encoded(5n * 10n ** 18n));
  expect(screen.getByText("Couldn't load the staking contract")).toBeInTheDocument();
  const heads = screen.getAllByRole('button', { expanded: false });
  expect(heads).toHaveLength(2);
  const good = within(screen.getByRole('region', { name: 'MYT' }));
  expect(good.getByText(/Minimum staking amount/)).toHaveTextContent('Minimum staking amount 5 MYT');
  await userEvent.click(good.getByRole('button', { expanded: false }));
  expect(good.getByText('Payouts covered')).toBeInTheDocument();
  expect(screen.getAllByText('Payouts covered')).toHaveLength(1);
});
