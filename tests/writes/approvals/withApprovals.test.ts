import { expect, it } from 'vitest';
import type { Address, Token } from '#domain/tokens/types.ts';
import { ok } from '#lib/result.ts';
import { liquiditySteps } from '#writes/liquidity/addLiquidity.ts';
import { withApprovals } from '#writes/approvals/approve.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { planRequirement } from '#writes/plan/requireBalance.ts';
import { poolTokenAt } from '#config/tokens/poolToken.ts';
import { maker } from '../../domain/orderBook/markets.ts';
import { MYT, USDC } from '../../domain/trade/tickets.ts';

const [router, book, pair, account] = [maker(1), maker(2), maker(3), maker(4)] as const;

const approvalOf = (token: Token, spender: Address, amount: bigint, allowance = 0n) => ({
  ...{ token, spender, amount, allowance, exact: false },
});

const supply = liquiditySteps(
  {
    ...{ exchange: { name: 'MYT', router }, pair, account, currencyA: USDC, currencyB: MYT },
    quote: {
      ...{ amountADesired: 100n, amountBDesired: 200n, takenA: 100n, takenB: 199n, amountAMin: 99n, amountBMin: 198n },
      ...{ poolTokens: 50n, minPoolTokens: 49n, supplyAfter: 500n, opensPool: false },
    },
  },
  { times: { deadlineSeconds: 1800, shownTime: 500 }, exact: true, approved: { a: true, b: true } },
)
  .at(-1)
  ?.plan();

const approvalsIn = (plans: readonly TransactionPlan[]) =>
  plans.map(({ info }) =>
    info.kind === 'approve' || info.kind === 'resetApproval'
      ? `${info.token.address} ${info.spender} ${info.amount}`
      : info.kind,
  );

const planned = async (job: ReturnType<typeof withApprovals>): Promise<readonly TransactionPlan[]> => {
  if (typeof job !== 'function') throw new Error('No batch');
  return job(() => Promise.resolve(ok(undefined)));
};

it('approves exact amounts, and takes back what a supply may leave of its own', async () => {
  if (!supply) throw new Error('No supply');
  const first = planRequirement(USDC, account, 1n);
  const approvals = [
    approvalOf(poolTokenAt(pair), router, 7n),
    approvalOf(MYT, book, 300n),
    approvalOf(USDC, router, 100n),
    approvalOf(MYT, router, 200n, 3n),
  ];
  expect(approvalsIn(await planned(withApprovals(approvals, first, [supply, first])))).toEqual([
    `${pair} ${router} 7`,
    `${MYT.address} ${book} 300`,
    `${USDC.address} ${router} 100`,
    `${MYT.address} ${router} 200`,
    'requireBalance',
    'addLiquidity',
    `${USDC.address} ${router} 0`,
    `${MYT.address} ${router} 0`,
    'requireBalance',
  ]);
});

it('takes nothing back that it did not approve', async () => {
  if (!supply) throw new Error('No supply');
  const plans = await planned(withApprovals([approvalOf(MYT, router, 200n)], supply));
  expect(approvalsIn(plans)).toEqual([`${MYT.address} ${router} 200`, 'addLiquidity', `${MYT.address} ${router} 0`]);
});
