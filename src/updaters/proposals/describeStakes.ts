import { erc20 } from '#chain/abis/erc20.ts';
import { farm as farmAbi } from '#chain/abis/farm.ts';
import { farmFactory } from '#chain/abis/farmFactory.ts';
import { lockStaking } from '#chain/abis/lockStaking.ts';
import { lpMining } from '#chain/abis/lpMining.ts';
import { lpStaking } from '#chain/abis/lpStaking.ts';
import { singleStaking } from '#chain/abis/singleStaking.ts';
import { env } from '#config/env.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { StakeInfo } from '#domain/transactions/earnInfo.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { firstOf, whenCalled, type Describer } from './describeCall.ts';
import { NotDescribed, type ProposalReader } from './proposalReader.ts';

type StakeKind = StakeInfo['kind'];

const mined = async (
  staking: Address,
  kind: StakeKind,
  pid: bigint,
  amount: bigint,
  reader: ProposalReader,
): Promise<TransactionInfo> => {
  const { lpToken } = await reader.read(lpMining.poolInfo, staking, pid);
  const [staked, reward, isDouble] = await Promise.all([
    reader.staked(lpToken),
    reader.read(lpMining.rewardToken, staking).then((token) => reader.token(token)),
    reader.maybe(lpMining.isMultLP, staking, lpToken),
  ]);
  const secondReward = isDouble ? await reader.token(await reader.read(lpMining.secondToken, staking)) : undefined;
  return { kind, ...staked, amount: amount.toString(), reward, ...(secondReward && { secondReward }) };
};

/** A deposit of zero claims rewards. */
export const describeMining = (staking: Address): Describer =>
  firstOf(
    whenCalled(lpMining.deposit, ([pid, amount], reader) =>
      mined(staking, amount === 0n ? 'claimRewards' : 'stake', pid, amount, reader),
    ),
    whenCalled(lpMining.withdraw, ([pid, amount], reader) =>
      mined(staking, amount === 0n ? 'claimRewards' : 'unstake', pid, amount, reader),
    ),
    whenCalled(lpMining.emergencyWithdraw, async ([pid], reader) =>
      mined(staking, 'leaveRewards', pid, await reader.read(lpStaking.userInfo, staking, pid, reader.safe), reader),
    ),
  );

/** An amount of zero claims rewards. */
export const describeSingle = (staking: Address): Describer =>
  whenCalled(singleStaking.transact, async ([amount, isDeposit], reader) => {
    const [token, reward] = await Promise.all([
      reader.read(singleStaking.stakedToken, staking).then((address) => reader.token(address)),
      reader.read(singleStaking.rewardToken, staking).then((address) => reader.token(address)),
    ]);
    const kind = amount === 0n ? 'claimRewards' : isDeposit ? 'stake' : 'unstake';
    return { kind, programme: 'single', poolToken: token, pool: token.symbol, amount: amount.toString(), reward };
  });

/** @throws NotDescribed for a farm that is neither configured nor made by the factory */
export const farmRewards = async (
  farm: Address,
  stakingToken: Address,
  reader: ProposalReader,
): Promise<readonly Address[]> => {
  if (env.singleFarms.includes(farm)) return [await reader.read(farmAbi.rewardsToken, farm)];
  const listed = env.farmFactory && (await reader.maybe(farmFactory.farmOf, env.farmFactory, stakingToken));
  if (listed?.farm !== farm) throw new NotDescribed('no farm of this application');
  return listed.rewardTokens;
};

const farmed = async (
  farm: Address,
  kind: StakeKind,
  amount: bigint,
  reader: ProposalReader,
): Promise<TransactionInfo> => {
  const stakingToken = await reader.read(farmAbi.stakingToken, farm);
  const rewards = await farmRewards(farm, stakingToken, reader);
  const [{ poolToken, pool }, [reward, secondReward]] = await Promise.all([
    reader.staked(stakingToken),
    Promise.all(rewards.map((token) => reader.token(token))),
  ]);
  if (!reward) throw new NotDescribed('a farm without rewards');
  return {
    kind,
    programme: 'farm',
    poolToken,
    pool,
    amount: amount.toString(),
    reward,
    ...(secondReward && { secondReward }),
  };
};

export const describeFarm: Describer = firstOf(
  whenCalled(farmAbi.stake, ([amount], reader, { to }) => farmed(to, 'stake', amount, reader)),
  whenCalled(farmAbi.withdraw, ([amount], reader, { to }) => farmed(to, 'unstake', amount, reader)),
  whenCalled(farmAbi.getReward, (_, reader, { to }) => farmed(to, 'claimRewards', 0n, reader)),
  whenCalled(farmAbi.exit, async (_, reader, { to }) => {
    const staked = await reader.read(erc20.balanceOf, to, reader.safe);
    return farmed(to, 'unstake', staked, reader);
  }),
);

const MAX_LOCKS = 64n;

const payoutOf = async (staking: Address, id: bigint, reader: ProposalReader): Promise<bigint | undefined> => {
  const count = await reader.read(lockStaking.stakesCount, staking, reader.safe);
  for (let index = 0n; index < count && index < MAX_LOCKS; index += 1n) {
    const stake = await reader.read(lockStaking.stakes, staking, reader.safe, index);
    if (stake.id === id) return stake.payout;
  }
  return undefined;
};

export const describeLock = (staking: Address): Describer => {
  const lockedToken = async (reader: ProposalReader) =>
    (await reader.staked(await reader.read(lockStaking.token, staking))).poolToken;
  return firstOf(
    whenCalled(lockStaking.deposit, async ([amount], reader) => ({
      kind: 'lockTokens',
      token: await lockedToken(reader),
      amount: amount.toString(),
    })),
    whenCalled(lockStaking.withdraw, async ([id], reader) => {
      const payout = await payoutOf(staking, id, reader);
      if (payout === undefined) throw new NotDescribed('no lock of this Safe');
      return { kind: 'unlockTokens', token: await lockedToken(reader), amount: payout.toString() };
    }),
  );
};
