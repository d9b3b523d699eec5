import { Interface } from 'ethers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stakePlans, surePoolTokens } from '#writes/rewards/stakePlans.ts';
import { MYT, USDC } from '../../pages/trade/mockMarket.ts';

const calls = new Interface([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function deposit(uint256 pid, uint256 amount)',
]);

it('no more is staked than the addition gives at its worst, and nothing where the slippage is everything', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 40n }),
      fc.integer({ min: 0, max: 12_000 }),
      (poolTokens, slippage) => {
        const sure = surePoolTokens({ poolTokens }, slippage);
        expect(sure >= 0n && sure <= poolTokens).toBe(true);
        expect(sure * 10_000n <= poolTokens * BigInt(Math.max(0, 10_000 - slippage))).toBe(true);
      },
    ),
  );
});

it('all reverts unless the supply gave that amount; just that is approved, then staked', () => {
  const staking = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
  const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const terms = { staking, pid: 3n, poolToken: USDC, pool: 'MYT/USDC', amount: 9n, reward: MYT } as const;
  const plans = stakePlans({ ...terms, account, held: 40n });
  const planned = plans.map(({ contract, callData }) => [
    contract,
    calls.parseTransaction({ data: callData })?.args.toArray(),
  ]);
  expect(planned).toEqual([
    [USDC.address, [account, 49n]],
    [USDC.address, [staking, 9n]],
    [staking, [3n, 9n]],
  ]);
});
