import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isOffered, miningTabs } from '#config/earnPages.ts';
import { env } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import { AllRewards, preloadAllRewards } from '#features/claims/index.ts';
import { EarnElsewhere, EarnNav, ReadAge } from '#features/rewards/index.ts';
import { VisitorPace } from '#reads/rewards/VisitorPace.tsx';
import { AreaTabs } from '#ui/layout/AreaTabs.ts';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { Notice, NoticeActions } from '#ui/feedback/Notice.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Screen } from '#ui/layout/ListPage.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';

const TradeMining = lazyPart(async () => (await import('./trade/TradeMining.tsx')).TradeMining);
const LiquidityMining = lazyPart(async () => (await import('./liquidity/LiquidityMining.tsx')).LiquidityMining);
const OrderMining = lazyPart(async () => (await import('./orders/OrderMining.tsx')).OrderMining);
const RewardHistory = lazyPart(async () => (await import('./history/RewardHistory.tsx')).RewardHistory);

function NothingHere(): ReactElement {
  const { pathname } = useLocation();
  return (
    <Notice title={<Trans>Page not found</Trans>}>
      <p>
        <Trans>There is no kind of mining at {pathname}. The address may be mistyped, or the page has moved.</Trans>
      </p>
      <NoticeActions>
        <ButtonFace as={RouteLink} to={paths.liquidityMining} data-variant="primary" data-size="md">
          <Trans>Go to liquidity mining</Trans>
        </ButtonFace>
      </NoticeActions>
    </Notice>
  );
}

function NoMining(): ReactElement {
  return (
    <Notice title={<Trans>Mining is not set up here</Trans>}>
      <p>
        <Trans>No contract for these rewards is set up on this site. Your tokens are not affected.</Trans>
      </p>
      <EarnElsewhere />
    </Notice>
  );
}

interface MiningTab {
  readonly path: string;
  readonly name: MessageDescriptor;
  readonly words: MessageDescriptor;
  readonly Tab: () => ReactElement | null;
  readonly preload: () => Promise<unknown>;
}

const tabs: readonly MiningTab[] = [
  {
    path: paths.mining,
    name: msg`Trade`,
    words: msg`Trade these pairs and share their rewards`,
    Tab: () => (env.swapMining ? <TradeMining contract={env.swapMining} /> : <NoMining />),
    preload: TradeMining.preload,
  },
  {
    path: paths.liquidityMining,
    name: msg`Liquidity`,
    words: msg`Deposit pool tokens and earn rewards with every block`,
    Tab: () => (env.lpStaking ? <LiquidityMining staking={env.lpStaking} /> : <NoMining />),
    preload: LiquidityMining.preload,
  },
  {
    path: paths.limitOrderMining,
    name: msg`Limit order`,
    words: msg`Place limit orders near the market price and earn rewards with every block`,
    Tab: () => <OrderMining />,
    preload: OrderMining.preload,
  },
  {
    path: paths.rewardHistory,
    name: msg`History`,
    words: msg`What you staked and what you earned, from the chain's own records`,
    Tab: () => (isOffered(paths.rewardHistory) ? <RewardHistory /> : <NoMining />),
    preload: RewardHistory.preload,
  },
];

const shownTabs = tabs.filter(({ path }) => isOffered(path));

const tabOf = (pathname: string): MiningTab | undefined =>
  tabs.find(({ path }) => path === pathname.replace(/\/+$/, ''));

export const preloadMining = (pathname: string): Promise<unknown> =>
  Promise.all([tabOf(pathname)?.preload(), preloadAllRewards()]);

/** Source: spec 001 section 2, `/mining` and its sub-pages. */
export function MiningPage(): ReactElement {
  const { t, i18n } = useLingui();
  usePageTitle(t`Mining`);
  const { pathname, search, hash } = useLocation();
  const open = tabOf(pathname);
  if (!open) return <NothingHere />;
  const start = miningTabs.find(isOffered);
  if (open.path === paths.mining && start && start !== paths.mining)
    return <Navigate replace to={{ pathname: start, search, hash }} />;
  return (
    <Screen>
      <EarnNav />
      <PageHead title={<Trans>Mining</Trans>} words={i18n._(open.words)}>
        {shownTabs.length > 0 && (
          <AreaTabs aria-label={t`Kinds of mining`}>
            {shownTabs.map((tab) => (
              <RouteLink key={tab.path} to={tab.path} exact>
                {i18n._(tab.name)}
              </RouteLink>
            ))}
          </AreaTabs>
        )}
      </PageHead>
      {isOffered(paths.rewardHistory) && <AllRewards />}
      <VisitorPace>
        <open.Tab />
        {open.path !== paths.rewardHistory && <ReadAge />}
      </VisitorPace>
    </Screen>
  );
}
