import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { knownToken } from '../../config/tokens/tokens.ts';
import { formatAmount } from '../../domain/format/formatAmount.ts';
import { formatExact } from '../../domain/format/formatExact.ts';
import { shortenAddress } from '../../domain/format/shortenAddress.ts';
import { shortenSymbol } from '../../domain/format/shortenSymbol.ts';
import type { Currency } from '../../domain/tokens/types.ts';
import { valueOf } from '../../lib/loadable.ts';
import { useCurrencyBalance } from '../../reads/useCurrencyBalance.ts';
import { useWallet } from '../../reads/useWallet.ts';
import { Chip } from '../../ui/Chip.tsx';
import { TokenLogo } from '../tokenLogo/index.ts';
import { PickerRow } from './PickerStyles.ts';

export interface TokenRowProps {
  readonly id: string;
  readonly currency: Currency;
  readonly active: boolean;
  readonly selected: boolean;
  readonly onPick: (currency: Currency) => void;
}

function Balance({ currency }: { readonly currency: Currency }): ReactElement | null {
  const { account } = useWallet();
  const balance = valueOf(useCurrencyBalance(account, currency));
  if (account === undefined) return null;
  if (balance === undefined) return <span data-balance="">–</span>;
  return (
    <span data-balance="" title={formatExact(balance, currency.decimals)}>
      {formatAmount(balance, currency.decimals, { thousands: ',' })}
    </span>
  );
}

/** A token by logo, symbol, name and, where we do not know it, its address. */
export function TokenRow({ id, currency, active, selected, onPick }: TokenRowProps): ReactElement {
  const stranger = currency.kind === 'token' && knownToken(currency.address) === undefined;
  return (
    <PickerRow
      id={id}
      role="option"
      aria-selected={selected}
      data-active={active ? '' : undefined}
      onClick={() => onPick(currency)}
    >
      <TokenLogo currency={currency} size={36} />
      <span data-names="">
        <strong>{shortenSymbol(currency.symbol)}</strong>
        {selected && (
          <Chip tone="accent">
            <Trans>Selected</Trans>
          </Chip>
        )}
        {stranger && (
          <Chip tone="warning">
            <Trans>Not on the list</Trans>
          </Chip>
        )}
        <small>{stranger ? `${currency.name} · ${shortenAddress(currency.address)}` : currency.name}</small>
      </span>
      <Balance currency={currency} />
    </PickerRow>
  );
}
