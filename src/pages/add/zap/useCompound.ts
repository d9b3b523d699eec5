import { env } from '#config/env.ts';
import { poolTokenAt } from '#config/tokens/poolToken.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { miningView, type MiningPoolView } from '#features/earnViews/index.ts';
import { useDollarPrice, useMiningPairs } from '#features/rewards/index.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import { useMiningProgramme } from '#reads/mining/useMiningProgramme.ts';
import { usePoolStates } from '#reads/mining/usePoolStates.ts';
import { planMining } from '#writes/rewards/mining.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import type { AddField } from '../addAddress.ts';
import type { AddForm } from '../useAddForm.ts';

export interface Compound {
  readonly pool: MiningPoolView;
  readonly reward: Token;
  readonly side: AddField;
  /** Minimum that the claim pays, raw units. */
  readonly amount: bigint;
  readonly claim: () => TransactionPlan;
  readonly isRefused: boolean;
}

export const rewardedSide = ({ a, b }: AddForm, reward: Address | undefined): AddField | undefined => {
  if (!reward) return undefined;
  if (a.token?.address === reward) return 'A';
  return b.token?.address === reward ? 'B' : undefined;
};

const useMinedPool = ({ account, position }: AddForm, staking: Address | undefined) => {
  const { number } = useBlock();
  const programme = useMiningProgramme(staking);
  const mined = position?.mining && !position.mining.isFinished ? position : undefined;
  const listed = useStableList(
    mined?.mining && staking ? [{ pid: mined.mining.pid, lpToken: mined.pool.pair, isFinished: false }] : [],
  );
  const [state] = usePoolStates(staking, listed, account);
  const pairs = useMiningPairs(useStableList(listed.map(({ lpToken }) => lpToken)));
  const { ms: blockTimeMs } = useBlockTime();
  const rewardPrice = useDollarPrice(programme.rewardToken);
  const [entry] = listed;
  if (!entry || !state || !staking) return { programme, pool: undefined };
  const poolToken = poolTokenAt(entry.lpToken);
  const block = number === undefined ? undefined : BigInt(number);
  const context = { programme: { ...programme, staking }, blockTimeMs, rewardPrice, block };
  return { programme, pool: miningView({ ...entry, poolToken }, state, pairs, context) };
};

/** Null if none of the pool's tokens is a reward; undefined while unknown. */
export const useCompound = (form: AddForm): Compound | null | undefined => {
  const { lpStaking: staking } = env;
  const { programme, pool } = useMinedPool(form, staking);
  const { rewardToken: reward, secondToken, isPaused } = programme;
  const { position, a, b } = form;
  if (position && !position.mining) return null;
  if (!staking || !pool?.pending || !reward || isPaused === undefined) return undefined;
  const side = rewardedSide(form, reward.address);
  const [amount, second] = pool.pending;
  const bought = side === 'A' ? b.token : a.token;
  // The claim pays the other token too, which could not be separated from the swap's output.
  if (!side || (secondToken && secondToken.address === bought?.address)) return null;
  const { pid, poolToken, name, pending, isVaultShort } = pool;
  const secondReward = second > 0n ? secondToken : undefined;
  const claim = (): TransactionPlan =>
    planMining({
      ...{ act: 'claimRewards', staking, pid, poolToken, pool: name, amount: 0n },
      ...{ reward, secondReward, pending },
    });
  return { pool, reward, side, amount, claim, isRefused: isPaused || isVaultShort };
};
