import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

interface Reserved {
  readonly amount: bigint | undefined;
  readonly max?: bigint | undefined;
  readonly balance: bigint | undefined;
}

/** True if Max gave 0, because the whole balance of the native coin is kept for the network fee. */
export const isAllReserved = ({ amount, max, balance }: Reserved): boolean =>
  amount === 0n && max === 0n && balance !== undefined && balance > 0n;

export function ReserveNote(): ReactElement {
  return <Trans>All your MATIC is reserved for network fees, so Max is 0. Add MATIC, or use another token.</Trans>;
}
