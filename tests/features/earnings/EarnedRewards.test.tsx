import { act, screen } from '@testing-library/react';
import { AbiCoder } from 'ethers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lpMining } from '#chain/abis/lpMining.ts';
import { lpStaking } from '#chain/abis/lpStaking.ts';
import { EarnedRewards } from '#features/earnings/EarnedRewards.tsx';
import type { ShownUnit } from '#features/earnings/earningsText.ts';
import type { ValuedEarnings } from '#domain/liquidity/earnings.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ZERO_ADDRESS } from '#lib/hex.ts';
import type { SearchStatus } from '#stores/accountSearch.ts';
import { rewardMovesStore } from '#stores/rewardMovesStore.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import { positionOf } from '../../pages/pool/somePositions.ts';
import { E18, maker, MYT } from '../../pages/trade/mockMarket.ts';
import { openReads } from '../../support/readAnswers.tsx';
import { renderUi } from '../../ui/renderUi.tsx';

const staking = await vi.hoisted(async (): Promise<Address> => {
  const { configure } = await import('../../support/configure.ts');
  configure({ VITE_LP_STAKING_ADDRESS: '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082' });
  return '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
});

const one = { numerator: 1n, denominator: 1n };
const dollars: ShownUnit = { unit: { price0: one, price1: one, decimals: 18 }, other: undefined, symbol: undefined };
const inMyt: ShownUnit = { ...dollars, symbol: 'MYT' };
const values = { gain: 5n * E18, realisedFees: 0n, realisedDivergence: 0n } as ValuedEarnings;

const account = maker(41);
beforeEach(() => watchedAccount.set({ phase: 'watching', account, name: undefined }));
afterEach(() => watchedAccount.set({ phase: 'off' }));

const encoded = (type: string, ...all: readonly unknown[]): Hex =>
  AbiCoder.defaultAbiCoder().encode(
    all.map(() => type),
    all,
  ) as Hex;

/** A transfer of MYT from the rewards pool; without a pool's number it may be another pool's. */
const transfer = (amount: bigint, pid: bigint | undefined) => ({
  ...({ contract: staking, token: MYT.address, amount, kind: 'received', pid, purpose: undefined } as const),
  ...({ transactionHash: `0x${'1'.repeat(64)}`, blockNumber: 101, logIndex: 1, timestamp: 1_700_000_000 } as const),
});

interface Found {
  readonly collected: bigint | 'unknown';
  readonly pending: bigint;
  readonly status: SearchStatus;
}

/** `found`: of a position in the rewards pool; undefined for one that is not there. */
const show = (found: Found | undefined, shown = dollars): string => {
  const { wrapper: Reads, answer } = openReads();
  const position = positionOf({}, found ? {} : { mining: undefined });
  const { container } = renderUi(
    <Reads>
      <EarnedRewards position={position} values={values} others={undefined} shown={shown} />
    </Reads>,
  );
  answer(lpMining.rewardToken.call(staking), encoded('address', MYT.address));
  answer(lpMining.secondToken.call(staking), encoded('address', ZERO_ADDRESS));
  const { collected, pending, status } = found ?? { collected: E18, pending: E18, status: 'complete' };
  answer(lpStaking.pending.call(staking, 0n, account), encoded('uint256', pending, 0n));
  const moves = collected === 'unknown' ? [transfer(E18, undefined)] : [transfer(collected, 0n)];
  act(() => rewardMovesStore.record(account, { status, coverage: { fromBlock: 1, toBlock: 200 }, moves }));
  return container.textContent;
};

const reward: Found = { collected: 12n * E18, pending: 3n * E18, status: 'complete' };

it('shows what was collected and what can be claimed, in the tokens that were paid', () => {
  const text = show(reward);
  expect(text).toContain('Rewards collected12 MYT');
  expect(text).toContain("This pool's rewards to claim3 MYT");
  expect(text).not.toContain('so far');
});

it('an unknown amount is a dash and no sum, never 0', () => {
  const text = show({ ...reward, collected: 'unknown' });
  expect(text).toContain('Rewards collected– MYT');
  expect(text).toContain('All earnings with rewards–');
});

it('while earlier blocks are searched, or could not be, it says so and sums nothing', () => {
  expect(show({ ...reward, status: 'reading' })).toContain('so far, still searching');
  expect(screen.getByText('All earnings with rewards').nextSibling).toHaveTextContent('–');
  expect(show({ ...reward, status: 'failed' })).toContain("so far, some blocks couldn't be searched");
});

it('only dollars have a sum; nothing shows where nothing pays', () => {
  expect(show(reward, inMyt)).not.toContain('All earnings');
  expect(show(undefined)).not.toContain('Rewards');
  expect(show({ ...reward, collected: 0n, pending: 0n })).not.toContain('Rewards');
});
