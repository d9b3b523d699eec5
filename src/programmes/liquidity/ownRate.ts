import type { OwnRate } from '#domain/rewards/earnedNext.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { MiningContext, MiningPoolView } from '#features/earnViews/index.ts';

type Programme = Pick<MiningContext['programme'], 'rewardToken' | 'secondToken' | 'isPaused'>;
type Earning = Pick<MiningPoolView, 'isVaultShort' | 'isFinished' | 'perDay' | 'staked' | 'paysSecond'>;

/** Undefined entries are not known yet. */
export const rewardsOf = (
  { paysSecond }: Pick<Earning, 'paysSecond'>,
  { rewardToken, secondToken }: Programme,
): readonly (Token | undefined)[] => (paysSecond ? [rewardToken, secondToken] : [rewardToken]);

/** Undefined without a stake. Another contract pays the second reward, so its amount is undefined. */
export const ownRateOf = (pool: Earning, programme: Programme): OwnRate | undefined => {
  const { isVaultShort, isFinished, perDay, staked = 0n } = pool;
  const { rewardToken, isPaused } = programme;
  if (staked === 0n || !rewardToken) return undefined;
  const first = isVaultShort || isFinished || isPaused === true ? 0n : perDay(staked);
  return {
    perDay: rewardsOf(pool, programme).flatMap((token) =>
      token ? [{ token, amount: token === rewardToken ? first : undefined }] : [],
    ),
    vault: 'liquidity',
  };
};
