import { lpMining } from '#chain/abis/lpMining.ts';
import { tryCall } from '#chain/sending/send.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { TransactionPlan } from './plan.ts';
import { knownBy } from './knownBy.ts';
import { currencyFact } from './placeOrder.ts';

export type MiningAct = 'stake' | 'unstake' | 'claimRewards' | 'leaveRewards';

/** What is done with a pool of the staking contract. */
export interface MiningOrder {
  readonly act: MiningAct;
  readonly staking: Address;
  readonly pid: bigint;
  readonly poolToken: Token;
  /** The pool's name. */
  readonly pool: string;
  /** Raw pool tokens; of `leaveRewards` the whole stake, of `claimRewards` 0. */
  readonly amount: bigint;
  /** What rewards are paid in; the second one where the pool pays two. */
  readonly reward: Token;
  readonly secondReward: Token | undefined;
}

const { deposit, withdraw, emergencyWithdraw, poolInfo } = lpMining;

const callOf = ({ act, pid, amount }: MiningOrder): { readonly method: string; readonly callData: Hex } => {
  switch (act) {
    case 'stake':
      return { method: 'deposit', callData: deposit.encode(pid, amount) };
    case 'unstake':
      return { method: 'withdraw', callData: withdraw.encode(pid, amount) };
    case 'claimRewards':
      return { method: 'deposit', callData: deposit.encode(pid, 0n) };
    case 'leaveRewards':
      return { method: 'emergencyWithdraw', callData: emergencyWithdraw.encode(pid) };
  }
};

/**
 * The call of the staking contract. It returns nothing, so the pool's number is checked against its pool tokens. Where a
 * token could not be moved and a claim alone is refused as well, the rewards vault is why.
 */
export const planMining = (order: MiningOrder): TransactionPlan => {
  const { act, staking, pid, poolToken, pool, amount, reward, secondReward } = order;
  return {
    contract: staking,
    ...callOf(order),
    value: 0n,
    settlesOncePerBlock: true,
    info: {
      kind: act,
      poolToken: currencyFact(poolToken),
      pool,
      amount: amount.toString(),
      reward: currencyFact(reward),
      ...(secondReward && { secondReward: currencyFact(secondReward) }),
    },
    inspect: knownBy(staking, poolInfo.encode(pid), (answer) => {
      const info = poolInfo.decode(answer);
      return info.ok && info.value.lpToken === poolToken.address;
    }),
    explain: async ({ reader, from }, { reason, cause }) => {
      if (act === 'leaveRewards' || !/TRANSFER_FROM_FAILED/.test(reason)) return undefined;
      const claim = await tryCall(reader, { from, to: staking, data: deposit.encode(pid, 0n), value: 0n });
      return !claim.ok && claim.error.code === 'reverted' ? { code: 'vaultShort', cause } : undefined;
    },
  };
};
