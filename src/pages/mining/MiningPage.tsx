import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AllRewards } from '#features/claims/index.ts';
import { env } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { Notice, NoticeActions } from '#ui/feedback/Notice.tsx';
import { Head, HeadWords, Screen } from '#ui/layout/ListPage.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { LiquidityMining } from './liquidity/LiquidityMining.tsx';
import { AreaTabs } from './MiningStyles.ts';

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
        <Trans>This site names no contract that pays rewards. Your pool tokens are not affected.</Trans>
      </p>
    </Notice>
  );
}

/** `/mining` and what lies below it (spec 001 section 2). */
export function MiningPage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Mining`);
  const { pathname, search } = useLocation();
  const path = pathname.replace(/\/+$/, '');
  if (path === paths.mining) return <Navigate replace to={{ pathname: paths.liquidityMining, search }} />;
  if (path !== paths.liquidityMining) return <NothingHere />;
  return (
    <Screen>
      <Head>
        <HeadWords>
          <h1>
            <Trans>Mining</Trans>
          </h1>
          <p>
            <Trans>Deposit pool tokens and earn rewards with every block</Trans>
          </p>
        </HeadWords>
        <AreaTabs aria-label={t`Kinds of mining`}>
          <RouteLink to={paths.liquidityMining}>
            <Trans>Liquidity</Trans>
          </RouteLink>
          {env.burnEarn && (
            <RouteLink to={paths.burn}>
              <Trans>Burn & Earn</Trans>
            </RouteLink>
          )}
        </AreaTabs>
      </Head>
      <AllRewards />
      {env.lpStaking ? <LiquidityMining staking={env.lpStaking} /> : <NoMining />}
    </Screen>
  );
}
