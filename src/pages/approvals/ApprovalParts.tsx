import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { dollarsAtRisk } from '#domain/approvals/atRisk.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { TokenLogo } from '#features/tokenLogo/index.ts';
import { TokenMarks } from '#features/tokenMarks/index.ts';
import { AddressLink } from '#features/transactions/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { Dollars } from '#features/money/index.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import type { ButtonSize } from '#ui/fields/Button.tsx';
import { TokenLine } from './ApprovalsStyles.ts';
import { allowanceWords } from './approvalWords.ts';
import type { NamedApproval } from './useApprovalsPage.ts';

interface RowProps {
  readonly row: NamedApproval;
}

export function TokenName({ row: { asset } }: RowProps): ReactElement {
  return (
    <TokenLine>
      <TokenLogo currency={asset} size={24} />
      <bdi translate="no" title={asset.name}>
        {asset.symbol}
      </bdi>
      <TokenMarks token={asset} />
    </TokenLine>
  );
}

export function SpenderName({ row: { spender, spenderName } }: RowProps): ReactElement {
  const { i18n } = useLingui();
  return (
    <>
      {i18n._(spenderName)}
      <small>
        <AddressLink address={spender} />
      </small>
    </>
  );
}

interface AmountProps extends RowProps {
  readonly raw: bigint | undefined;
}

function Amount({ row: { asset }, raw }: AmountProps): ReactElement {
  const mask = useMask();
  if (raw === undefined) return <>{NO_VALUE}</>;
  return (
    <span translate="no" title={mask(exactText(raw, asset.decimals))}>
      {mask(formatAmount(raw, asset.decimals))}
    </span>
  );
}

export function Balance({ row }: RowProps): ReactElement {
  return <Amount row={row} raw={row.balance} />;
}

export function Allowance({ row }: RowProps): ReactElement {
  const { i18n } = useLingui();
  const mask = useMask();
  const words = allowanceWords(row);
  if (typeof words !== 'string') return <>{i18n._(words)}</>;
  return <span title={mask(words)}>{mask(words)}</span>;
}

export function AtRisk({ row }: RowProps): ReactElement {
  const dollars = dollarsAtRisk(row);
  const { symbol, inRawUnits } = row.asset;
  return (
    <>
      <Dollars value={dollars} />
      {row.atRisk !== undefined && (
        <small>
          <Amount row={row} raw={row.atRisk} />{' '}
          <bdi translate="no">{inRawUnits ? <Trans>raw {symbol}</Trans> : symbol}</bdi>
        </small>
      )}
    </>
  );
}

interface LastChangeProps extends RowProps {
  readonly seconds: number | undefined;
}

export function LastChange({ row: { block }, seconds }: LastChangeProps): ReactElement {
  const { i18n } = useLingui();
  if (block === undefined) return <>{NO_VALUE}</>;
  const number = exactText(BigInt(block), 0);
  if (seconds === undefined) return <Trans>Block {number}</Trans>;
  const date = new Date(seconds * 1000);
  return (
    <time dateTime={date.toISOString()} title={i18n.date(date, { dateStyle: 'long', timeStyle: 'medium' })}>
      {i18n.date(date, { dateStyle: 'medium' })}
    </time>
  );
}

interface RevokeButtonProps extends RowProps {
  readonly size: ButtonSize;
  readonly isRevoking: boolean;
  readonly onPress: (row: NamedApproval) => void;
}

export function RevokeButton({ row, size, isRevoking, onPress }: RevokeButtonProps): ReactElement {
  const { t, i18n } = useLingui();
  const { symbol } = row.asset;
  const spender = i18n._(row.spenderName);
  return (
    <SendButton
      repeats={{ kinds: ['resetApproval'], names: [row.asset.address, row.spender] }}
      size={size}
      loading={isRevoking}
      aria-label={
        isRevoking
          ? t`Revoking the approval of ${symbol} for ${spender}`
          : t`Revoke the approval of ${symbol} for ${spender}`
      }
      onClick={() => onPress(row)}
    >
      {isRevoking ? <Trans>Revoking</Trans> : <Trans>Revoke</Trans>}
    </SendButton>
  );
}
