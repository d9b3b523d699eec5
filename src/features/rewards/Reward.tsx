import type { ReactElement } from 'react';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { UnitName } from '../money/index.ts';
import { useMask } from '#reads/wallet/useMask.ts';

interface RewardProps {
  readonly raw: bigint | undefined;
  readonly token: Currency | undefined;
  /** True if it reveals nothing about the account's holdings. */
  readonly isPublic?: boolean;
}

export function Reward({ raw, token, isPublic = false }: RewardProps): ReactElement {
  const mask = useMask();
  if (raw === undefined || !token) return <>{NO_VALUE}</>;
  const [shown, exact] = [formatAmount(raw, token.decimals), exactText(raw, token.decimals)];
  return (
    <span translate="no" title={String(isPublic ? exact : mask(exact))}>
      {isPublic ? shown : mask(shown)} <UnitName currency={token} />
    </span>
  );
}
