import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { earnStart, isOffered, miningTabs, stakingTabs } from '#config/earnPages.ts';
import { env } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import { AreaTabs } from '#ui/layout/AreaTabs.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';

export function EarnNav(): ReactElement {
  const { t } = useLingui();
  return (
    <AreaTabs aria-label={t`Ways to earn`}>
      {earnStart !== undefined && (
        <RouteLink to={paths.earn}>
          <Trans>All</Trans>
        </RouteLink>
      )}
      {miningTabs.some(isOffered) && (
        <RouteLink to={paths.mining}>
          <Trans>Mining</Trans>
        </RouteLink>
      )}
      {stakingTabs.some(isOffered) && (
        <RouteLink to={paths.staking}>
          <Trans>Staking</Trans>
        </RouteLink>
      )}
      {isOffered(paths.burn) && (
        <RouteLink to={paths.burn}>
          <Trans>Burn & Earn</Trans>
        </RouteLink>
      )}
      {isOffered(paths.bond) && (
        <RouteLink to={paths.bond}>
          <Trans>Bonds</Trans>
        </RouteLink>
      )}
      <RouteLink to={paths.referral}>
        <Trans>Referral</Trans>
      </RouteLink>
      {env.appApiUrl !== undefined && (
        <RouteLink to={paths.competition}>
          <Trans>Competitions</Trans>
        </RouteLink>
      )}
    </AreaTabs>
  );
}
