import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { env } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { Notice, NoticeActions } from '#ui/feedback/Notice.tsx';
import { Head, HeadWords, Screen } from '#ui/layout/ListPage.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { LiquidityMining } from './liquidity/LiquidityMining.tsx';
import { AreaTabs } from './MiningStyles.ts';
import { TradeMining } from './trade/TradeMining.tsx';

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
        <Trans>This site names no contract that pays these rewards. Your tokens are not affected.</Trans>
      </p>
    </Notice>
  );
}

const Trade = (): ReactElement => (env.swapMining ? <TradeMining contract={env.swapMining} /> : <NoMining />);
const Liquidity = (): ReactElement => (env.lpStaking ? <LiquidityMining staking={env.lpStaking} /> : <NoMining />);

/** `/mining` and what lies below it (spec 001 section 2). */
export function MiningPage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Mining`);
  const { pathname } = useLocation();
  const path = pathname.replace(/\/+$/, '');
  const isTrade = path === paths.mining;
  if (!isTrade && path !== paths.liquidityMining) return <NothingHere />;
  return (
    <Screen>
      <Head>
        <HeadWords>
          <h1>
            <Trans>Mining</Trans>
          </h1>
          <p>
            {isTrade ? (
              <Trans>Trade rewarded pairs and share what waits in them</Trans>
            ) : (
              <Trans>Deposit pool tokens and earn rewards with every block</Trans>
            )}
          </p>
        </HeadWords>
        <AreaTabs aria-label={t`Kinds of mining`}>
          <RouteLink to={paths.mining} aria-current={isTrade ? 'page' : undefined}>
            <Trans>Trade</Trans>
          </RouteLink>
          <RouteLink to={paths.liquidityMining}>
            <Trans>Liquidity</Trans>
          </RouteLink>
        </AreaTabs>
      </Head>
      {isTrade ? <Trade /> : <Liquidity />}
    </Screen>
  );
}
