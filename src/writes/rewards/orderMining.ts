import { orderMining } from '#chain/abis/orderMining.ts';
import { tryCall } from '#chain/sending/send.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { ZERO_HASH } from '#lib/hex.ts';
import { err, ok } from '#lib/result.ts';
import { addressRead, termsRead } from '#writes/plan/decisiveReads.ts';
import { inspectToken } from '#writes/plan/inspectContract.ts';
import { rewarding } from '#writes/plan/balanceMoves.ts';
import type { PlannedRead, TransactionPlan } from '#writes/plan/plan.ts';
import { SENDER } from '#writes/plan/sender.ts';

const { indexOf, minerAt, rewardToken, withdrawUserReward } = orderMining;

const entryRead = (rewards: Address, { symbol, decimals }: Token, index: bigint): PlannedRead => ({
  about: [{ kind: 'address' }, undefined, undefined, { kind: 'reward', symbol, decimals }],
  template: minerAt.call(rewards, index),
});

/**
 * A refusal although rewards are claimable is attributed to the vault. `index`: the sender's entry. `claimable`: as
 * shown.
 */
export const planOrderClaim = (
  rewards: Address,
  reward: Token,
  index: bigint,
  claimable: bigint | undefined,
): TransactionPlan => ({
  contract: rewards,
  method: 'withdrawUserReward',
  callData: withdrawUserReward.encode(),
  value: 0n,
  info: { kind: 'claimOrderRewards', reward: currencyFact(reward) },
  reads: [
    addressRead(rewardToken.call(rewards)),
    termsRead(indexOf.call(rewards, SENDER)),
    entryRead(rewards, reward, index),
  ],
  moves: [rewarding(currencyFact(reward), claimable)],
  inspect: inspectToken(rewards, rewardToken, reward),
  check: (returned) =>
    returned !== ZERO_HASH && withdrawUserReward.decode(returned).ok ? ok(undefined) : err({ code: 'wrongContract' }),
  explain: async ({ reader, from }, { cause }) => {
    const ask = (data: typeof ZERO_HASH) => tryCall(reader, { from, to: rewards, data, value: 0n });
    const found = await ask(indexOf.encode(from));
    const own = found.ok ? indexOf.decode(found.value) : undefined;
    if (!own?.ok || own.value === 0n) return undefined;
    const entry = await ask(minerAt.encode(own.value));
    const record = entry.ok ? minerAt.decode(entry.value) : undefined;
    return record?.ok && record.value.reward > 0n ? { code: 'claimShort', cause } : undefined;
  },
});
