import { expect, it } from 'vitest';
import { mainIndex } from '#writes/plan/mainPlan.ts';
import { planApproval } from '#writes/approvals/approve.ts';
import { planRequirement } from '#writes/plan/requireBalance.ts';
import { maker } from '../../domain/orderBook/markets.ts';
import { USDC } from '../../domain/trade/tickets.ts';

it('names a transaction by its last call that does more than revert the others or reset an allowance', () => {
  const approval = planApproval({ token: USDC, spender: maker(1) }, 5n);
  const requirement = planRequirement(USDC, maker(2), 7n);
  expect(mainIndex([approval, approval])).toBe(1);
  expect(mainIndex([approval, approval, requirement])).toBe(1);
  expect(mainIndex([requirement, approval])).toBe(1);
  expect(mainIndex([requirement])).toBe(0);
  const reset = planApproval({ token: USDC, spender: maker(1) }, 0n);
  expect(mainIndex([approval, requirement, reset])).toBe(0);
  expect(mainIndex([reset, reset])).toBe(1);
  expect(mainIndex([])).toBe(-1);
});
