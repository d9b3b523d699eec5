import { useLingui } from '@lingui/react/macro';
import { isOffered } from '#config/earnPages.ts';
import { env } from '#config/env.ts';
import { lockPath, paths } from '#config/paths.ts';
import { stakingRules } from '#config/stakingRules.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useFarms } from '#features/farms/index.ts';
import { ENTRY, lockTitle, useLockTokens, usePoolNames } from '#features/rewards/index.ts';
import { eachHook } from '#lib/eachHook.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useLockedStakes } from '#reads/staking/useLockedStakes.ts';
import { useLockToken } from '#reads/staking/useLockToken.ts';
import { useSingleProgrammes } from '#reads/staking/useSingleProgrammes.ts';
import { useNoMoments, type MomentsHook } from './moment.ts';
import { useTimeOfBlock } from './useTimeOfBlock.ts';

const NONE: readonly Address[] = [];

const lockHook = (staking: Address): MomentsHook =>
  function useMomentsOf(account) {
    const { t } = useLingui();
    const locks = useLockTokens();
    const { token, isPoolToken } = useLockToken(staking);
    const poolNameOf = usePoolNames(useStableList(token && isPoolToken ? [token.address] : NONE));
    const { stakes } = useLockedStakes(staking, account, stakingRules.shown);
    if (!token) return [];
    const symbol = lockTitle(poolNameOf(token.address) ?? shortenSymbol(token.symbol), staking, locks);
    return stakes.map(({ id, endTime }) => {
      const number = id.toString();
      return {
        id: `lock-${staking}-${number}`,
        at: endTime,
        isEstimate: false,
        title: t`Lock #${number} of ${symbol} ends`,
        path: lockPath(staking),
      };
    });
  };

const useStakedFarms: MomentsHook = (account) => {
  const { t } = useLingui();
  const { farms } = useFarms(account, NONE);
  return farms.flatMap(({ address, name, staked = 0n, periodFinish }) =>
    staked === 0n || periodFinish === undefined
      ? []
      : [
          {
            id: `farm-${address}`,
            at: periodFinish,
            isEstimate: false,
            title: t`The rewards of the farm ${name} end`,
            path: `${paths.farms}?farm=${address}`,
          },
        ],
  );
};

const useStakedSingles: MomentsHook = (account) => {
  const { t } = useLingui();
  const programmes = useSingleProgrammes(env.singleStaking, account);
  const timeOf = useTimeOfBlock();
  return programmes.flatMap(({ staking, token, terms, staked = 0n }) => {
    const at = terms && terms.endBlock > 0n ? timeOf(terms.endBlock) : undefined;
    if (!token || staked === 0n || at === undefined) return [];
    const symbol = shortenSymbol(token.symbol);
    const title = t`The rewards of staking ${symbol} end`;
    return [
      { id: `single-${staking}`, at, isEstimate: true, title, path: `${paths.staking}?${ENTRY.single}=${staking}` },
    ];
  });
};

const useEachLock = eachHook(env.lockStaking.map(lockHook));

export const useLockMoments: MomentsHook = (account) => useEachLock(account).flat();
export const useFarmMoments = isOffered(paths.farms) ? useStakedFarms : useNoMoments;
export const useSingleMoments = env.singleStaking.length > 0 ? useStakedSingles : useNoMoments;
