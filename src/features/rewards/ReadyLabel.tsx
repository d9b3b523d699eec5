import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

export function ReadyLabel({ isPaid }: { readonly isPaid: boolean }): ReactElement {
  return isPaid ? <Trans>Ready to claim</Trans> : <Trans>Earned, can't be paid now</Trans>;
}
