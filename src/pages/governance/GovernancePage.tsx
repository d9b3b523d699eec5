import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { env } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { Notice, NoticeActions } from '#ui/feedback/Notice.tsx';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';

const ProposalList = lazyPart(async () => (await import('./list/ProposalList.tsx')).ProposalList);
const ProposalView = lazyPart(async () => (await import('./proposal/ProposalView.tsx')).ProposalView);
const CreateProposal = lazyPart(async () => (await import('./create/CreateProposal.tsx')).CreateProposal);

/** At most 15 digits, because a longer number is a typing error. */
const PROPOSAL = /^\/governance\/(\d{1,15})$/;

function Part({ contract }: { readonly contract: Address }): ReactElement {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/+$/, '');
  const [, number] = PROPOSAL.exec(path) ?? [];
  if (path === paths.governance) return <ProposalList contract={contract} />;
  if (path === paths.createProposal) return <CreateProposal contract={contract} />;
  if (number !== undefined) return <ProposalView key={number} contract={contract} id={BigInt(number)} />;
  return (
    <Notice title={<Trans>Page not found</Trans>}>
      <p>
        <Trans>There is no proposal at {pathname}. The address may be mistyped.</Trans>
      </p>
      <NoticeActions>
        <ButtonFace as={RouteLink} to={paths.governance} data-variant="primary" data-size="md">
          <Trans>All proposals</Trans>
        </ButtonFace>
      </NoticeActions>
    </Notice>
  );
}

/** Source: spec 001 sections 1, 2 and 5, `/governance` and its sub-pages. */
export function GovernancePage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Governance`);
  if (env.governor) return <Part contract={env.governor} />;
  return (
    <Notice title={<Trans>Governance is not set up here</Trans>}>
      <p>
        <Trans>No governance contract is set up on this site.</Trans>
      </p>
    </Notice>
  );
}
