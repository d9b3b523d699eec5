import { useLingui } from '@lingui/react/macro';
import { paths } from '#config/paths.ts';
import { rewardsPerDay, sharesAfter } from '#domain/mining/yields.ts';
import { useMiningViews, type MiningContext, type MiningPoolView } from '#features/earnViews/index.ts';
import { AprFormula } from '#features/rewards/index.ts';
import { currenciesOf, marksOf, type EarnHooks, type EarnRow, type RowsHook } from '../earn.ts';
import { GainADay, OwnStake, StakeAndEarn, symbolsOf, VaultLasts } from '../rowWords.tsx';
import { declaration } from './declaration.ts';
import { ownRateOf, rewardsOf } from './ownRate.ts';

const dayOf = ({ shares, isVaultShort, held }: MiningPoolView, blockTimeMs: number): bigint | undefined =>
  shares && held && !isVaultShort ? rewardsPerDay(sharesAfter(shares, held), held, blockTimeMs) : undefined;

const rowOf = (pool: MiningPoolView, { programme, blockTimeMs }: MiningContext, poolTokens: string): EarnRow => {
  const { rewardToken, secondToken, isPaused } = programme;
  const { held = 0n, staked = 0n, poolToken, name, sides, isFinished, isVaultShort } = pool;
  const pays = symbolsOf(rewardsOf(pool, programme));
  const day = dayOf(pool, blockTimeMs);
  return {
    id: `liquidity:${pool.pid.toString()}`,
    programme: declaration,
    contract: programme.staking,
    lockSeconds: 0n,
    uses: currenciesOf(sides),
    title: name,
    words: [name, rewardToken?.symbol, secondToken?.symbol, poolToken.address].join(' '),
    path: `${paths.liquidityMining}?lp=${poolToken.address}`,
    currencies: currenciesOf(sides),
    rate: pool.aprBps,
    per: 'year',
    isOver: isFinished || isPaused === true,
    isMine: staked > 0n,
    isWithinReach: held > 0n,
    marks: marksOf({ finished: isFinished, paused: isPaused, short: isVaultShort }),
    terms: <StakeAndEarn stake={poolTokens} pays={pays} />,
    risk: <VaultLasts programme="liquidity" />,
    own: staked > 0n && <OwnStake token={poolToken} raw={staked} />,
    ownRate: ownRateOf(pool, programme),
    gain: rewardToken && day !== undefined && day > 0n && (
      <GainADay held={{ token: poolToken, amount: held }} gain={[{ token: rewardToken, amount: day }]} />
    ),
    basis: <AprFormula of="liquidity" />,
  };
};

const useRows: RowsHook = (account) => {
  const { t } = useLingui();
  const { context, pools, isComplete, isFailed } = useMiningViews(account);
  return {
    rows: context
      ? pools.map((pool) => {
          const { name } = pool;
          return rowOf(pool, context, t`${name} pool tokens`);
        })
      : [],
    isComplete,
    isFailed,
  };
};

export const earn: EarnHooks = { useRows };
