import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#config/paths.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { Notice, NoticeActions } from '#ui/feedback/Notice.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';

export function NotFoundPage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Page not found`);
  const { pathname } = useLocation();
  return (
    <Notice title={<Trans>Page not found</Trans>}>
      <p>
        <Trans>There is nothing at {pathname}. The address may be mistyped, or the page has moved.</Trans>
      </p>
      <NoticeActions>
        <ButtonFace as={RouteLink} to={paths.trade} data-variant="primary" data-size="md">
          <Trans>Go to trade</Trans>
        </ButtonFace>
      </NoticeActions>
    </Notice>
  );
}
