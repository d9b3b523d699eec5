import { AbiCoder, id } from 'ethers';
import { describe, expect, it } from 'vitest';
import { RpcError, RpcResponseError } from '#chain/rpc/errors.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { explainPlan, inspectPlan } from '#writes/checks/planRules.ts';
import { planClaimTrades } from '#writes/rewards/tradeMining.ts';
import { answeringContext } from '../../support/answeringContext.ts';

const mining: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const myt: Token = { kind: 'token', chainId: 137, address: other, symbol: 'MYT', name: 'MyTrade', decimals: 18 };
const plan = planClaimTrades(mining, myt, [], 7n);

const tokenIs = (address: Address) => () => AbiCoder.defaultAbiCoder().encode(['address'], [address]);

describe('claiming the rewards of trades', () => {
  it('calls takerWithdraw without a coin', () => {
    expect(plan).toMatchObject({ contract: mining, value: 0n, callData: id('takerWithdraw()').slice(0, 10) });
    expect(plan.info).toMatchObject({ kind: 'claimTrades', reward: { symbol: 'MYT', decimals: 18 } });
  });

  it('is not signed where another contract is there', async () => {
    expect(await inspectPlan(plan, answeringContext(alice, tokenIs(other)))).toMatchObject({ ok: true });
    const revert = (): never => {
      throw new RpcResponseError(3, 'execution reverted', undefined);
    };
    for (const answer of [tokenIs(alice), () => '0x', revert])
      expect(await inspectPlan(plan, answeringContext(alice, answer))).toEqual({
        ok: false,
        error: { code: 'wrongContract' },
      });
    const silent = answeringContext(alice, () => {
      throw new RpcError('network', 'busy');
    });
    expect(await inspectPlan(plan, silent)).toMatchObject({ ok: false, error: { code: 'network' } });
  });

  it('is refused where the vault is short', async () => {
    const reason = 'TransferHelper: MyTradeOrderBook TRANSFER_FROM_FAILED';
    const refusal = { code: 'reverted', reason, cause: 1 } as const;
    expect(await explainPlan(plan, answeringContext(alice, tokenIs(other)), refusal)).toEqual({
      code: 'vaultShort',
      cause: 1,
    });
    expect(
      await explainPlan(plan, answeringContext(alice, tokenIs(other)), { ...refusal, reason: 'sub' }),
    ).toBeUndefined();
  });
});
