import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isOffered, stakingTabs } from '#config/earnPages.ts';
import { paths } from '#config/paths.ts';
import { EarnNav, ReadAge } from '#features/rewards/index.ts';
import { VisitorPace } from '#reads/rewards/VisitorPace.tsx';
import { AreaTabs } from '#ui/layout/AreaTabs.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { Notice, NoticeActions } from '#ui/feedback/Notice.tsx';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { lazyPart, type LazyPart } from '#ui/lazyPart.tsx';
import { Screen } from '#ui/layout/ListPage.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';

const SingleStaking = lazyPart(async () => (await import('./single/SingleStaking.tsx')).SingleStaking);
const LockStaking = lazyPart(async () => (await import('./lock/LockStaking.tsx')).LockStaking);
const Farms = lazyPart(async () => (await import('./farms/Farms.tsx')).Farms);

interface Part {
  readonly path: string;
  readonly label: MessageDescriptor;
  readonly Content: LazyPart<object>;
}

const parts: readonly Part[] = [
  { path: paths.staking, label: msg`Single token`, Content: SingleStaking },
  { path: paths.lockStaking, label: msg`Lock and stake`, Content: LockStaking },
  { path: paths.farms, label: msg`Farms`, Content: Farms },
];

const shownParts = parts.filter(({ path }) => isOffered(path));

const partOf = (pathname: string): Part | undefined => parts.find(({ path }) => path === pathname.replace(/\/+$/, ''));

export const preloadStaking = async (pathname: string): Promise<unknown> => partOf(pathname)?.Content.preload();

function NothingHere({ pathname }: { readonly pathname: string }): ReactElement {
  return (
    <Notice title={<Trans>Page not found</Trans>}>
      <p>
        <Trans>There is no kind of staking at {pathname}. The address may be mistyped, or the page has moved.</Trans>
      </p>
      <NoticeActions>
        <ButtonFace as={RouteLink} to={paths.staking} data-variant="primary" data-size="md">
          <Trans>Go to staking</Trans>
        </ButtonFace>
      </NoticeActions>
    </Notice>
  );
}

/** Source: spec 001 section 2, `/staking` and its sub-pages. */
export function StakingPage(): ReactElement {
  const { t, i18n } = useLingui();
  usePageTitle(t`Staking`);
  const { pathname, search, hash } = useLocation();
  const part = partOf(pathname);
  if (!part) return <NothingHere pathname={pathname} />;
  const start = stakingTabs.find(isOffered);
  if (part.path === paths.staking && start && start !== paths.staking)
    return <Navigate replace to={{ pathname: start, search, hash }} />;
  const { Content } = part;
  return (
    <Screen>
      <EarnNav />
      <PageHead title={<Trans>Staking</Trans>} words={<Trans>Earn rewards on tokens you hold</Trans>}>
        {shownParts.length > 0 && (
          <AreaTabs aria-label={t`Kinds of staking`}>
            {shownParts.map(({ path: to, label }) => (
              <RouteLink key={to} to={to} exact>
                {i18n._(label)}
              </RouteLink>
            ))}
          </AreaTabs>
        )}
      </PageHead>
      <VisitorPace>
        <Content />
        <ReadAge />
      </VisitorPace>
    </Screen>
  );
}
