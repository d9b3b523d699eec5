import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { exactText } from '#domain/format/formatExact.ts';
import type { Position } from '#stores/positions.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { KeyValue, type KeyValueRow } from '#ui/layout/KeyValue.tsx';
import { TokenLogo } from '../tokenLogo/index.ts';
import { exactPoolTokens, poolTokenText, shareText } from './positionText.ts';
import type { PositionSide, PositionView } from './positionView.ts';
import { Amount } from './PositionStyles.ts';

type Mask = ReturnType<typeof useMask>;

const SIMPLE_SHARE_DECIMALS = 6;

function RawUnits({ raw }: { readonly raw: bigint }): ReactElement {
  const amount = formatAmount(raw, 0);
  return <Trans>{amount} raw units</Trans>;
}

const pooledRow = ({ currency, symbol, token, pooled }: PositionSide, mask: Mask): KeyValueRow => ({
  key: token.address,
  label: <Trans>Your Pooled {symbol}</Trans>,
  value: (
    <Amount translate="no" title={mask(exactText(pooled, token.decimals))}>
      {mask(token.inRawUnits ? <RawUnits raw={pooled} /> : formatAmount(pooled, token.decimals))}
      <TokenLogo currency={currency} size={16} />
    </Amount>
  ),
});

const ofEverybody: Mask = (figure) => figure;

const poolTokens = (raw: bigint | undefined, mask: Mask): ReactElement => (
  <span translate="no" title={mask(exactPoolTokens(raw))}>
    {mask(poolTokenText(raw))}
  </span>
);

interface RowsProps {
  readonly position: Position;
  readonly view: PositionView;
}

/** Spec 000 section 2, pool screen. */
export function PositionRows({ position, view }: RowsProps): ReactElement {
  const { pool, holding } = position;
  const mask = useMask();
  const rows: readonly KeyValueRow[] = [
    ...view.sides.map((side) => pooledRow(side, mask)),
    { key: 'own', label: <Trans>Your pool tokens</Trans>, value: poolTokens(view.held, mask) },
    { key: 'total', label: <Trans>Total pool tokens</Trans>, value: poolTokens(pool.totalSupply, ofEverybody) },
    { key: 'share', label: <Trans>Your pool share</Trans>, value: mask(shareText(view.share)) },
    { key: 'staked', label: <Trans>Pool tokens in rewards pool</Trans>, value: poolTokens(holding.staked, mask) },
  ];
  return <KeyValue rows={rows} size={14} />;
}

export function ShortRows({ view }: Pick<RowsProps, 'view'>): ReactElement {
  const mask = useMask();
  const rows: readonly KeyValueRow[] = [
    { key: 'own', label: <Trans>Your pool tokens</Trans>, value: poolTokens(view.held, mask) },
    { key: 'share', label: <Trans>Your pool share</Trans>, value: mask(shareText(view.share, SIMPLE_SHARE_DECIMALS)) },
    ...view.sides.map((side) => pooledRow(side, mask)),
  ];
  return <KeyValue rows={rows} />;
}
