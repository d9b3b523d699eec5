import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { isUnder } from '#config/firstPages.ts';
import { paths } from '#config/paths.ts';
import { AreaTabs } from '#ui/layout/AreaTabs.ts';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { FormCard, FormHead, FormScreen } from '#ui/layout/FormPage.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';

/** Source: spec 001 section 1. */
export function ApplicationPage(): ReactElement {
  const { t } = useLingui();
  const kind = isUnder(useLocation().pathname, [paths.pairApplication]) ? 'pair' : 'token';
  const title = kind === 'pair' ? t`Pair application` : t`Token Whitelisting Application`;
  usePageTitle(title);
  return (
    <FormScreen>
      <FormCard as="section" aria-labelledby="application">
        <AreaTabs aria-label={t`Kinds of application`}>
          <RouteLink to={paths.tokenApplication}>
            <Trans>Token</Trans>
          </RouteLink>
          <RouteLink to={paths.pairApplication}>
            <Trans>Pair</Trans>
          </RouteLink>
        </AreaTabs>
        <FormHead>
          <h1 id="application">{title}</h1>
        </FormHead>
        <ApplicationForm key={kind} kind={kind} />
      </FormCard>
    </FormScreen>
  );
}
