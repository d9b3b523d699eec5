import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { paths } from '#config/paths.ts';
import { AreaTabs } from '#ui/layout/AreaTabs.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';

export function AssetsNav(): ReactElement {
  const { t } = useLingui();
  return (
    <AreaTabs aria-label={t`Your account`}>
      <RouteLink to={paths.assets} exact>
        <Trans>Assets</Trans>
      </RouteLink>
      <RouteLink to={paths.profit}>
        <Trans>Profit</Trans>
      </RouteLink>
      <RouteLink to={paths.accountHistory}>
        <Trans>History</Trans>
      </RouteLink>
      <RouteLink to={paths.deposits}>
        <Trans>Deposits</Trans>
      </RouteLink>
      <RouteLink to={paths.approvals}>
        <Trans>Approvals</Trans>
      </RouteLink>
    </AreaTabs>
  );
}
