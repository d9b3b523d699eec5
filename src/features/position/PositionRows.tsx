import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Position } from '../../reads/positions.ts';
import { KeyValue } from '../../ui/KeyValue.tsx';
import type { KeyValueRow } from '../../ui/KeyValue.tsx';
import { TokenLogo } from '../tokenLogo/index.ts';
import { amountText, exactAmount, exactPoolTokens, poolTokenText, shareText } from './figures.ts';
import type { PositionSide, PositionView } from './positionView.ts';
import { Amount } from './PositionStyles.ts';

const SIMPLE_SHARE_DECIMALS = 6;

function RawUnits({ raw }: { readonly raw: bigint }): ReactElement {
  const amount = amountText(raw, 0);
  return <Trans>{amount} raw units</Trans>;
}

const pooledRow = ({ currency, symbol, token, pooled }: PositionSide): KeyValueRow => ({
  key: token.address,
  label: <Trans>Your Pooled {symbol}</Trans>,
  value: (
    <Amount title={exactAmount(pooled, token.decimals)}>
      {token.inRawUnits ? <RawUnits raw={pooled} /> : amountText(pooled, token.decimals)}
      <TokenLogo currency={currency} size={16} />
    </Amount>
  ),
});

const poolTokens = (raw: bigint | undefined): ReactElement => (
  <span title={exactPoolTokens(raw)}>{poolTokenText(raw)}</span>
);

interface RowsProps {
  readonly position: Position;
  readonly view: PositionView;
}

/** A position in numbers (spec 000 section 2, pool screen). */
export function PositionRows({ position, view }: RowsProps): ReactElement {
  const { pool, holding } = position;
  const rows: readonly KeyValueRow[] = [
    ...view.sides.map(pooledRow),
    { key: 'own', label: <Trans>Your pool tokens</Trans>, value: poolTokens(view.held) },
    { key: 'total', label: <Trans>Total pool tokens</Trans>, value: poolTokens(pool.totalSupply) },
    { key: 'share', label: <Trans>Your pool share</Trans>, value: shareText(view.share) },
    { key: 'staked', label: <Trans>Pool tokens in rewards pool</Trans>, value: poolTokens(holding.staked) },
  ];
  return <KeyValue rows={rows} size={14} />;
}

/** The same in short, beneath a form. */
export function ShortRows({ view }: Pick<RowsProps, 'view'>): ReactElement {
  const rows: readonly KeyValueRow[] = [
    { key: 'own', label: <Trans>Your pool tokens</Trans>, value: poolTokens(view.held) },
    { key: 'share', label: <Trans>Your pool share</Trans>, value: shareText(view.share, SIMPLE_SHARE_DECIMALS) },
    ...view.sides.map(pooledRow),
  ];
  return <KeyValue rows={rows} />;
}
