import type { ReactElement } from 'react';
import type { MoneyRole } from '#domain/format/formatMoney.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { arrivesAfter } from '#domain/tokens/transferFees.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { Money } from '#features/money/index.ts';
import { TokenLogo } from '#features/tokenLogo/index.ts';
import { useOutputFee } from '#reads/tokens/useOutputFee.ts';

interface AmountProps {
  readonly raw: bigint | undefined;
  readonly currency: Currency;
  readonly role: MoneyRole;
}

export function Amount({ raw, currency, role }: AmountProps): ReactElement {
  return (
    <dd>
      <TokenLogo currency={currency} size={24} />
      {raw === undefined ? NO_VALUE : <Money raw={raw} currency={currency} role={role} />}
    </dd>
  );
}

export function ArrivingAmount({
  raw,
  currency,
}: Pick<AmountProps, 'currency'> & { readonly raw: bigint }): ReactElement {
  const feeBps = useOutputFee(currency);
  return (
    <Amount raw={feeBps === undefined ? undefined : arrivesAfter(raw, feeBps, 1)} currency={currency} role="received" />
  );
}
