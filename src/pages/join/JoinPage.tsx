import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { parseInvitationCode } from '#domain/referral/keptInvitation.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Join } from './Join.tsx';

/** Source: spec 001 section 2, `/join/{uniqueId}`. */
export function JoinPage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Invitation`);
  const { pathname } = useLocation();
  const code = parseInvitationCode(pathname.slice(paths.join.length + 1).replace(/\/$/, ''));
  const { account = '' } = useWallet();
  if (code !== undefined) return <Join key={`${code} ${account}`} code={code} />;
  return (
    <Notice title={<Trans>This is not an invitation</Trans>}>
      <p>
        <Trans>The link is damaged: its code has letters, digits, dashes and underscores only. Ask for it again.</Trans>
      </p>
      <div>
        <ButtonFace as={RouteLink} to={paths.trade} data-variant="primary" data-size="md">
          <Trans>Start trading</Trans>
        </ButtonFace>
      </div>
    </Notice>
  );
}
