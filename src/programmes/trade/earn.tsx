import { Trans } from '@lingui/react/macro';
import { env } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import { valueOfRaw, type ValuePrice } from '#domain/prices/dollarValue.ts';
import { exampleAmount, exampleYield, EXAMPLE_DOLLARS } from '#domain/rewards/exampleYield.ts';
import type { Address } from '#domain/tokens/types.ts';
import { tradePoolView, useTradePairs, type TradePoolView } from '#features/earnViews/index.ts';
import { ENTRY, Reward, useDollarPrice } from '#features/rewards/index.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import { useTradeMining, type TradeMining } from '#reads/mining/useTradeMining.ts';
import { marksOf, type EarnHooks, type EarnRow, type RowsHook } from '../earn.ts';
import { symbolsOf, VaultLasts } from '../rowWords.tsx';
import { declaration } from './declaration.ts';

interface Prices {
  readonly reward: ValuePrice | undefined;
  readonly target: ValuePrice | undefined;
}

const rewardOf = (pool: TradePoolView, { targetToken }: TradeMining, { target }: Prices): bigint | undefined => {
  const traded = targetToken && target && exampleAmount(targetToken.decimals, target);
  return traded === undefined ? undefined : pool.rewardFor(traded);
};

const rateOf = (pool: TradePoolView, earned: bigint | undefined, { rewardToken }: TradeMining, { reward }: Prices) => {
  if (pool.isVaultShort) return { bps: 0n };
  return earned === undefined || !rewardToken || !reward
    ? undefined
    : exampleYield(valueOfRaw(earned, rewardToken.decimals, reward));
};

const rowOf = (pool: TradePoolView, contract: Address, mining: TradeMining, prices: Prices): EarnRow => {
  const { own = 0n, sides, name, isVaultShort } = pool;
  const { rewardToken } = mining;
  const isIdle = pool.pool.allocPoint === 0n || (sides?.unlisted ?? []).length > 0;
  const earned = rewardOf(pool, mining, prices);
  const rate = rateOf(pool, earned, mining, prices);
  const [dollars, pays] = [EXAMPLE_DOLLARS.toString(), symbolsOf([rewardToken])];
  const amount = <Reward raw={earned} token={rewardToken} isPublic />;
  const claimable = <Reward raw={pool.reward} token={rewardToken} />;
  return {
    id: `trade:${pool.pid.toString()}`,
    programme: declaration,
    contract,
    lockSeconds: 0n,
    uses: sides?.currencies ?? [],
    title: name,
    words: [name, rewardToken?.symbol, pool.pool.pair].join(' '),
    path: `${paths.mining}?${ENTRY.trade}=${pool.pool.pair}`,
    currencies: sides?.currencies ?? [],
    icon: 'swap',
    rate,
    isTiny: rate?.bps === 0n && earned !== undefined && earned > 0n && !isVaultShort,
    per: 'once',
    isOver: isIdle,
    isMine: own > 0n,
    isWithinReach: false,
    marks: marksOf({ closed: isIdle, short: isVaultShort }),
    terms: (
      <Trans>
        Trade {name}, earn {pays}
      </Trans>
    ),
    risk: <VaultLasts programme="trade" />,
    own: own > 0n && <Trans>Ready to claim: {claimable}</Trans>,
    basis: (
      <Trans>
        A trade of ${dollars} earns about {amount} if you claim in the same block. Return = its value ÷ ${dollars}; the
        trade's own fees are not counted.
      </Trans>
    ),
  };
};

const rowsHook = (contract: Address): RowsHook =>
  function useRows(account) {
    const mining = useTradeMining(contract, account);
    const { ms } = useBlockTime();
    const [reward, target] = [useDollarPrice(mining.rewardToken), useDollarPrice(mining.targetToken)];
    const pairs = useTradePairs(contract, useStableList(mining.pools.map(({ pool }) => pool.pair)));
    return {
      rows: mining.pools.map((state) =>
        rowOf(tradePoolView(state, pairs.get(state.pool.pair), mining, ms), contract, mining, { reward, target }),
      ),
      isComplete: mining.isComplete,
      isFailed: mining.isFailed,
    };
  };

export const earn: EarnHooks = env.swapMining ? { useRows: rowsHook(env.swapMining) } : {};
