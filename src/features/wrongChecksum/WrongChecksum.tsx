import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Why what looks like an address is none, and what to do. */
export function WrongChecksum(): ReactElement {
  return <Trans>The checksum of this address is wrong. Check it for a mistyped character.</Trans>;
}
