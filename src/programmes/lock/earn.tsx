import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { env } from '#config/env.ts';
import { lockPath } from '#config/paths.ts';
import { stakingRules } from '#config/stakingRules.ts';
import { payoutOf, yearlyBps, type LockedStake, type LockTerms } from '#domain/staking/lock.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { eachHook } from '#lib/eachHook.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import {
  AprFormula,
  lockTitle,
  Reward,
  useLockAsset,
  useLockTokens,
  usePoolNames,
  type LockAsset,
} from '#features/rewards/index.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useLockedStakes } from '#reads/staking/useLockedStakes.ts';
import { useLockToken } from '#reads/staking/useLockToken.ts';
import { useLockProgramme, type LockProgramme } from '#reads/staking/useLockProgramme.ts';
import { useCurrencyBalance } from '#reads/wallet/useCurrencyBalance.ts';
import {
  currenciesOf,
  joinRows,
  marksOf,
  type EarnHooks,
  type EarnRow,
  type MomentsHook,
  type RowsHook,
} from '../earn.ts';
import { OwnStake, StakeAndEarn } from '../rowWords.tsx';
import { declaration } from './declaration.ts';

interface Lock {
  readonly programme: LockProgramme;
  readonly token: Token;
  readonly asset: LockAsset;
}

interface Own {
  readonly stakes: readonly LockedStake[];
  readonly held: bigint | undefined;
}

const isOf = ({ durationSeconds }: LockTerms, { startTime, endTime }: LockedStake): boolean =>
  endTime - startTime === durationSeconds;

const gainOf = (token: Token, offer: LockTerms, held: bigint | undefined, minimum: bigint | undefined) => {
  if (held === undefined || minimum === undefined || offer.remaining === undefined) return undefined;
  const amount = held < offer.remaining ? held : offer.remaining;
  if (amount === 0n || amount < minimum) return undefined;
  const [deposit, earned] = [amount, payoutOf(amount, offer) - amount].map((raw, i) => (
    <Reward key={i} raw={raw} token={token} />
  ));
  return (
    <Trans>
      Your wallet's {deposit} would earn {earned} by the end
    </Trans>
  );
};

const rowOf = ({ programme, token, asset }: Lock, offer: LockTerms, own: Own, time: string): EarnRow => {
  const { staking, isPaused, held, owed, minimum } = programme;
  const { name, title, sides } = asset;
  const deposited = own.stakes.filter((stake) => isOf(offer, stake)).reduce((sum, stake) => sum + stake.deposited, 0n);
  const rate = yearlyBps(offer);
  const isFull = offer.remaining === 0n;
  return {
    id: `lock:${staking}:${offer.months.toString()}`,
    programme: declaration,
    contract: staking,
    lockSeconds: offer.durationSeconds,
    uses: currenciesOf(sides),
    title: `${title}, ${time}`,
    words: [name, token.symbol, token.name, time, staking].join(' '),
    path: lockPath(staking),
    currencies: sides?.map(({ currency }) => currency) ?? [token],
    rate: rate === undefined ? undefined : { bps: rate },
    per: 'year',
    isOver: isFull || isPaused === true,
    isMine: deposited > 0n,
    isWithinReach: own.held !== undefined && own.held > 0n,
    marks: marksOf({ full: isFull, paused: isPaused, short: held !== undefined && owed !== undefined && held < owed }),
    terms: <StakeAndEarn stake={name} pays={name} />,
    risk: <Trans>Locked for {time}, paid at the end</Trans>,
    own: deposited > 0n && <OwnStake token={token} raw={deposited} />,
    gain: gainOf(token, offer, own.held, minimum),
    basis: <AprFormula of="lock" />,
  };
};

const rowsHook = (staking: Address): RowsHook =>
  function useRowsOf(account) {
    const { t } = useLingui();
    const programme = useLockProgramme(staking);
    const { token, offers, isFailed } = programme;
    const asset = useLockAsset(staking);
    const { stakes } = useLockedStakes(staking, account, stakingRules.shown);
    const own = { stakes, held: valueOf(useCurrencyBalance(account, token)) };
    return {
      rows: token
        ? (offers ?? []).map((offer) => {
            const count = Number(offer.months);
            return rowOf(
              { programme, token, asset },
              offer,
              own,
              t`${plural(count, { one: '# month', other: '# months' })}`,
            );
          })
        : [],
      isComplete: offers !== undefined && token !== undefined,
      isFailed,
    };
  };

const NONE: readonly Address[] = [];

const momentsHook = (staking: Address): MomentsHook =>
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

const useEachRows = eachHook(env.lockStaking.map(rowsHook));
const useEachMoments = eachHook(env.lockStaking.map(momentsHook));

export const earn: EarnHooks = {
  useRows: (account) => joinRows(useEachRows(account)),
  useMoments: (account) => useEachMoments(account).flat(),
};
