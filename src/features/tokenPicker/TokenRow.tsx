import { Trans } from '@lingui/react/macro';
import { memo, type ReactElement } from 'react';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useRested } from '#ui/hooks/useRested.ts';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import { TokenLogo } from '../tokenLogo/index.ts';
import { Dollars } from '../money/index.ts';
import { WholeAddress } from './PickerStyles.ts';
import { RowChips } from './RowChips.tsx';
import { PickerRow, restMs } from './RowStyles.ts';
import type { RowBalance } from './useHoldings.ts';
import type { RowFacts } from './useRowFacts.ts';

interface TokenRowProps {
  readonly id: string;
  readonly currency: Currency;
  readonly facts: RowFacts;
  /** Undefined without an account, or if the user hides its figures. */
  readonly balance: Pick<RowBalance, 'currency' | 'amount' | 'value'> | undefined;
  readonly index: number;
  readonly count: number;
  readonly top: number;
  readonly active: boolean;
  readonly selected: boolean;
  readonly isPassing: () => boolean;
  readonly onChoose: (currency: Currency) => void;
  readonly onHover: (index: number) => void;
}

function Balance({ balance }: { readonly balance: RowBalance }): ReactElement {
  const { amount, value, currency } = balance;
  const mask = useMask();
  if (amount === undefined) return <span data-balance="">–</span>;
  return (
    <span data-balance="" translate="no" title={mask(exactText(amount, currency.decimals))}>
      {mask(formatAmount(amount, currency.decimals))}
      {value && (
        <small>
          <Dollars value={value} focusable={false} />
        </small>
      )}
    </span>
  );
}

const WhyUnsupported = (): ReactElement => (
  <Trans>Some assets may not work with the smart contracts or cannot be traded for legal reasons.</Trans>
);

/** Cuts a long name, never the address. */
function NameAndAddress({ name, address }: { readonly name: string; readonly address: ReactElement | undefined }) {
  return (
    <small data-named="">
      <span data-name="">{name}</span>
      {address && (
        <span data-address="" translate="no">
          {' · '}
          {address}
        </span>
      )}
    </small>
  );
}

function Origin({ currency, facts }: Pick<TokenRowProps, 'currency' | 'facts'>): ReactElement {
  const { name } = currency;
  const { isTrusted, isOwn, source, status } = facts;
  const address =
    currency.kind === 'token' ? (
      <Tooltip content={<WholeAddress>{currency.address}</WholeAddress>} focusable={false} hint={false}>
        <span translate="no">{shortenAddress(currency.address)}</span>
      </Tooltip>
    ) : undefined;
  if (status === 'unsupported') {
    return (
      <>
        <NameAndAddress name={name} address={address} />
        <small>
          <Tooltip content={<WhyUnsupported />} focusable={false} hint={false}>
            <Trans>Can't be traded here, for technical or legal reasons</Trans>
          </Tooltip>
        </small>
      </>
    );
  }
  if (isTrusted) return <NameAndAddress name={name} address={address} />;
  return (
    <>
      <small>{name}</small>
      <small>
        {address} ·{' '}
        {source !== undefined ? (
          <Trans>via {source} token list</Trans>
        ) : isOwn ? (
          <Trans>Imported by you</Trans>
        ) : (
          <Trans>Unknown Source</Trans>
        )}
      </small>
    </>
  );
}

export const TokenRow = memo(function TokenRow(props: TokenRowProps): ReactElement {
  const { id, currency, facts, balance, index, count, top, active, selected, isPassing, onChoose, onHover } = props;
  const isAtRest = useRested(isPassing, restMs);
  return (
    <PickerRow
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={facts.status === 'unsupported' || undefined}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-active={active ? '' : undefined}
      data-status={facts.status}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => onChoose(currency)}
      onMouseMove={() => onHover(index)}
    >
      <TokenLogo currency={currency} size={36} pictured={isAtRest} />
      <span data-names="">
        <span data-line="">
          <strong translate="no">{shortenSymbol(currency.symbol)}</strong>
          <RowChips facts={facts} selected={selected} />
        </span>
        <Origin currency={currency} facts={facts} />
      </span>
      {balance && facts.status !== 'import' && <Balance balance={balance} />}
    </PickerRow>
  );
});
