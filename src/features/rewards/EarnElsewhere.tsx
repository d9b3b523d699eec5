import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { earnStart } from '#config/earnPages.ts';
import { paths } from '#config/paths.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { NoticeActions } from '#ui/feedback/Notice.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';

export function EarnElsewhere(): ReactElement {
  return (
    <NoticeActions>
      <ButtonFace as={RouteLink} to={earnStart ? paths.earn : paths.trade} data-variant="primary" data-size="md">
        {earnStart ? <Trans>See what pays rewards here</Trans> : <Trans>Go to trade</Trans>}
      </ButtonFace>
    </NoticeActions>
  );
}
