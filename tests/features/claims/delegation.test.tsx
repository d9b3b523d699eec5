import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { governor, votes } from '#chain/abis/governor.ts';
import type { Address } from '#domain/tokens/types.ts';
import { Delegation } from '#features/claims/Campaigns.tsx';
import { ZERO_ADDRESS } from '#lib/hex.ts';
import { word } from '../../support/fakeNode.ts';
import { openReads } from '../../support/readAnswers.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { E18, MYT, USDC } from '../../pages/trade/mockMarket.ts';

const GOVERNOR: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  configure({ VITE_GOVERNOR_ADDRESS: '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082' });
});

interface Standing {
  readonly token?: Address | undefined;
  readonly balance?: bigint | undefined;
  readonly delegatee?: Address | undefined;
}

/** The line under a claimed airdrop of MYT. */
const open = ({ token, balance, delegatee }: Standing) => {
  const { wrapper: Reads, answer } = openReads();
  renderUi(
    <Reads>
      <MemoryRouter>
        <Delegation account={alice} token={MYT} />
      </MemoryRouter>
    </Reads>,
  );
  if (token) answer(governor.token.call(GOVERNOR), word(BigInt(token)));
  if (balance !== undefined) answer(erc20.balanceOf.call(MYT.address, alice), word(balance));
  if (delegatee) answer(votes.delegates.call(MYT.address, alice), word(BigInt(delegatee)));
};

const idle: Standing = { token: MYT.address, balance: 250n * E18, delegatee: ZERO_ADDRESS };
const line = /^Your MYT can vote once its votes are delegated, to yourself or to somebody else\./;

it('a claimed token that votes here and is delegated to nobody leads to the delegation of its votes', () => {
  open(idle);
  expect(screen.getByText(line)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to delegation' })).toHaveAttribute('href', '/governance');
});

it.each<readonly [string, Standing]>([
  ['the votes are delegated already', { ...idle, delegatee: alice }],
  ['nothing of the token is left', { ...idle, balance: 0n }],
  ['another token votes here', { ...idle, token: USDC.address }],
  ['the token that votes is not known yet', { ...idle, token: undefined }],
  ['it is not known yet who votes', { ...idle, delegatee: undefined }],
  ['the balance is not known yet', { ...idle, balance: undefined }],
])('there is no such line where %s', (_, standing) => {
  open(standing);
  expect(screen.queryByText(line)).not.toBeInTheDocument();
});
