import { bond as bondAbi } from '#chain/abis/bond.ts';
import { burnEarn } from '#chain/abis/burnEarn.ts';
import { lockStaking } from '#chain/abis/lockStaking.ts';
import { lpMining } from '#chain/abis/lpMining.ts';
import { merkleDistributor } from '#chain/abis/merkleDistributor.ts';
import { rewardDistribution } from '#chain/abis/rewardDistribution.ts';
import { tryDecode, type ContractFunction } from '#chain/codec/contractFunction.ts';
import { address as addressType, bool, decodeAll } from '#chain/codec/types.ts';
import { tryCall } from '#chain/sending/send.ts';
import type { SendProblem } from '#chain/sending/sendProblem.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ZERO_HASH } from '#lib/hex.ts';
import { importWithRetry } from '#lib/later.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { compareWithShown } from '#writes/plan/compareWithShown.ts';
import { inspectContract } from '#writes/plan/inspectContract.ts';
import type { SimulationContext } from '#writes/plan/plan.ts';
import type { CheckTable, ExplanationTable, InspectionTable } from '#writes/plan/ruleTables.ts';
import type { RewardChecks, RewardExplanations, RewardInspections } from './rewardTerms.ts';

const isReturned: Readonly<Record<RewardChecks['rewardReturns']['call'], (returned: Hex) => boolean>> = {
  redeemBond: (returned) => bondAbi.redeem.decode(returned).ok,
  lockTokens: (returned) => lockStaking.deposit.decode(returned).ok,
  claimOrderRewards: (returned) =>
    returned !== ZERO_HASH && tryDecode(returned, (data) => decodeAll<[boolean]>([bool], data)[0]).ok,
};

export const rewardChecks: CheckTable<RewardChecks> = {
  rewardReturns: ({ call }, returned) => (isReturned[call](returned) ? ok(undefined) : err({ code: 'wrongContract' })),
  bondPayout: ({ payoutToken, gross, minGross }, returned) => {
    const simulated = bondAbi.deposit.decode(returned);
    if (!simulated.ok) return err({ code: 'wrongContract' });
    if (simulated.value < minGross) return err({ code: 'termsChanged' });
    return compareWithShown({ currency: payoutToken, shown: gross, bound: minGross }, simulated.value);
  },
};

const call = ({ reader, from }: SimulationContext, to: Address, data: Hex) =>
  tryCall(reader, { from, to, data, value: 0n });

type Decoder<R> = Pick<ContractFunction<readonly never[], R>, 'decode'>;

/** Undefined if the contract reverts, or returns other data. */
const read = async <R>(
  context: SimulationContext,
  contract: Address,
  decoder: Decoder<R>,
  data: Hex,
): Promise<Result<R | undefined, SendProblem>> => {
  const answer = await call(context, contract, data);
  if (!answer.ok) return answer.error.code === 'reverted' ? ok(undefined) : answer;
  const decoded = decoder.decode(answer.value);
  return ok(decoded.ok ? decoded.value : undefined);
};

const tokenIn = (answer: Hex): Address | undefined => {
  const decoded = tryDecode(answer, (data) => decodeAll<[Address]>([addressType], data)[0]);
  return decoded.ok ? decoded.value : undefined;
};

export const rewardInspections: InspectionTable<RewardInspections> = {
  contractToken: ({ contract, getter, token }, context) =>
    inspectContract(context, contract, getter, (answer) => tokenIn(answer) === token),
  miningPool: ({ staking, pid, poolToken }, context) =>
    inspectContract(context, staking, lpMining.poolInfo.encode(pid), (answer) => {
      const info = lpMining.poolInfo.decode(answer);
      return info.ok && info.value.lpToken === poolToken;
    }),
  distributedRewards: async ({ contract, token }, context) => {
    const { rewards } = rewardDistribution;
    const data = rewards.encode(token, context.from);
    return inspectContract(context, contract, data, (answer) => rewards.decode(answer).ok);
  },
  airdropRoot: async ({ distributor, entry }, context) => {
    const { merkleRoot } = merkleDistributor;
    const root = await read(context, distributor, merkleRoot, merkleRoot.encode());
    if (!root.ok) return root;
    if (root.value === undefined) return err({ code: 'wrongContract' });
    const { rootOf } = await importWithRetry(() => import('#domain/airdrop/merkleRoot.ts'));
    return root.value === rootOf(entry) ? ok(undefined) : err({ code: 'forgedClaim' });
  },
  bondTerms: async ({ bond, vestingTerm, fee }, context) => {
    const [terms, feeNow] = await Promise.all([
      read(context, bond, bondAbi.terms, bondAbi.terms.encode()),
      read(context, bond, bondAbi.currentOlympusFee, bondAbi.currentOlympusFee.encode()),
    ]);
    if (!terms.ok) return terms;
    if (!feeNow.ok) return feeNow;
    if (terms.value === undefined || feeNow.value === undefined) return err({ code: 'wrongContract' });
    // The maximum price limits neither the fee nor the vesting time.
    const isKept = terms.value.vestingTerm <= vestingTerm && feeNow.value <= fee;
    return isKept ? ok(undefined) : err({ code: 'termsChanged' });
  },
  lockTerms: async ({ staking, months, durationSeconds, rateBps }, context) => {
    const { tokenRate, tokenDuration } = lockStaking;
    const [rate, duration] = await Promise.all([
      read(context, staking, tokenRate, tokenRate.encode(months)),
      read(context, staking, tokenDuration, tokenDuration.encode(months)),
    ]);
    if (!rate.ok) return rate;
    if (!duration.ok) return duration;
    if (rate.value === undefined || duration.value === undefined) return err({ code: 'wrongContract' });
    const isKept = rate.value >= rateBps && duration.value <= durationSeconds;
    return isKept ? ok(undefined) : err({ code: 'termsChanged' });
  },
  burnTerms: async ({ contract, token, epoch, reward }, context) => {
    const { burnToken, epochInfo } = burnEarn;
    const [burned, info] = await Promise.all([
      read(context, contract, burnToken, burnToken.encode()),
      read(context, contract, epochInfo, epochInfo.encode()),
    ]);
    if (!burned.ok) return burned;
    if (!info.ok) return info;
    if (burned.value !== token || info.value === undefined) return err({ code: 'wrongContract' });
    const [number, , present] = info.value;
    return number === epoch && present >= reward ? ok(undefined) : err({ code: 'termsChanged' });
  },
  lockedStakes: async ({ staking }, context) => {
    const { stakesCount } = lockStaking;
    const count = await read(context, staking, stakesCount, stakesCount.encode(context.from));
    if (!count.ok) return count;
    return count.value === undefined ? err({ code: 'wrongContract' }) : ok(undefined);
  },
};

export const rewardExplanations: ExplanationTable<RewardExplanations> = {
  refusalReason: ({ texts, code }, _, { reason, cause }) =>
    Promise.resolve(texts.some((text) => reason.includes(text)) ? { code, cause } : undefined),
  miningVault: async ({ staking, pid }, context, { reason, cause }) => {
    if (!/TRANSFER_FROM_FAILED/.test(reason)) return undefined;
    const claim = await call(context, staking, lpMining.deposit.encode(pid, 0n));
    return !claim.ok && claim.error.code === 'reverted' ? { code: 'vaultShort', cause } : undefined;
  },
  unpaidOrderRewards: async ({ rewards }, context, { cause }) => {
    const loaded = await import('#chain/abis/orderMining.ts').catch(() => undefined);
    if (!loaded) return undefined;
    const { indexOf, minerAt } = loaded.orderMining;
    const own = await read(context, rewards, indexOf, indexOf.encode(context.from));
    if (!own.ok || own.value === undefined || own.value === 0n) return undefined;
    const entry = await read(context, rewards, minerAt, minerAt.encode(own.value));
    return entry.ok && entry.value !== undefined && entry.value.reward > 0n ? { code: 'claimShort', cause } : undefined;
  },
};
