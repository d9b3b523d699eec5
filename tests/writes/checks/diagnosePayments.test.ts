import { describe, expect, it } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import type { Address } from '#domain/tokens/types.ts';
import { diagnosePayments } from '#writes/checks/diagnosePayments.ts';
import type { BalanceChanges } from '#writes/plan/plan.ts';
import { paying, rewarding } from '#writes/plan/balanceMoves.ts';
import { createFakeNode, word } from '../../support/fakeNode.ts';

const address = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`;
const [contract, token, alice] = [address(1), address(2), address(3)];
const currency = { symbol: 'T', decimals: 18, address: token } as const;
const coin = { symbol: 'MATIC', decimals: 18 } as const;
const cause = new Error('why');
const pays: BalanceChanges = [paying(currency, 100n)];

interface Terms {
  readonly reason?: string;
  readonly moves?: BalanceChanges;
  readonly isApproved?: boolean;
}

const diagnose = (
  [balance, allowance]: readonly [bigint | undefined, bigint],
  { reason = 'TransferHelper: TRANSFER_FROM_FAILED', moves = pays, isApproved }: Terms = {},
) => {
  const node = createFakeNode();
  node.delayMs = 0;
  node.methods.set('eth_call', ([call]) => {
    const { data } = call as { readonly data: string };
    const isBalance = data === erc20.balanceOf.call(token, alice).callData;
    if (isBalance && balance === undefined) throw new Error('busy');
    return word(isBalance ? (balance ?? 0n) : allowance);
  });
  const refusal = { code: 'reverted' as const, reason, cause };
  return diagnosePayments({ reader: node, from: alice }, { contract, moves }, refusal, isApproved);
};

describe('a token that cannot be taken from the account', () => {
  it.each([
    ['moved funds', 99n, 100n, 'fundsMoved'],
    ['an approval that was lowered', 100n, 99n, 'approvalShort'],
    ['a token that refuses by itself', 100n, 100n, 'transferRefused'],
  ] as const)('is explained by %s', async (_, balance, allowance, code) => {
    expect(await diagnose([balance, allowance])).toEqual({ code, cause });
  });

  it('is not explained while the node does not answer, and by no other refusal', async () => {
    expect(await diagnose([undefined, 100n])).toBeUndefined();
    expect(await diagnose([99n, 0n], { reason: 'min limit' })).toBeUndefined();
    expect(await diagnose([0n, 0n], { reason: 'TransferHelper: TRANSFER_FAILED' })).toBeUndefined();
    expect(await diagnose([99n, 0n], { reason: 'ds-math-sub-underflow' })).toEqual({ code: 'fundsMoved', cause });
  });

  it('a token refuses only for a reason that nothing else of the call has', async () => {
    for (const reason of ['ds-math-sub-underflow', 'SafeERC20: low-level call failed', 'ERC20: amount exceeds balance'])
      expect(await diagnose([100n, 100n], { reason })).toBeUndefined();
  });

  it('an approval that the simulation supposes is not missing, but one of two may be', async () => {
    expect(await diagnose([100n, 0n], { isApproved: true })).toEqual({ code: 'transferRefused', cause });
    const other = { ...currency, address: address(4) };
    const moves: BalanceChanges = [paying(currency, 100n), paying(other, 1n)];
    expect(await diagnose([100n, 0n], { isApproved: true, moves })).toBeUndefined();
  });

  it('is not blamed where rewards are paid with it, nothing is paid, or the coin is', async () => {
    const reward: BalanceChanges = [rewarding(currency, 5n), paying(currency, 100n)];
    expect(await diagnose([100n, 100n], { moves: reward })).toBeUndefined();
    expect(await diagnose([0n, 0n], { moves: { nothing: 'movesNothing' } })).toBeUndefined();
    expect(await diagnose([0n, 0n], { moves: [paying(coin, 100n)] })).toBeUndefined();
  });
});
