import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { dayMove } from '#domain/portfolio/holdings.ts';
import { Amounts as RewardAmounts } from '#features/claims/index.ts';
import { DoubtedChange } from '#features/markets/index.ts';
import { MarketLogo, TokenLogo } from '#features/tokenLogo/index.ts';
import { TokenMarks } from '#features/tokenMarks/index.ts';
import { Dollars, UnitName } from '#features/money/index.ts';
import { UnlistedEntries } from '#features/rewards/index.ts';
import { useLivePositions } from '#reads/pools/useLivePositions.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useFirstRows } from '#ui/hooks/useFirstRows.ts';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { ShowMore } from '#ui/layout/ShowMore.tsx';
import { Block, Named, PairMark, Waiting } from '../AssetsStyles.ts';
import { HoldingsTable } from '../AssetTables.ts';
import type { ValuedHolding, ValuedKind } from './useOverview.ts';

const PAGE_ROWS = 50;
const lineHeight = '24px';

function Name({ line: { name, amounts, count } }: { readonly line: ValuedHolding }): ReactElement {
  const [first, second] = amounts.map(({ currency }) => currency);
  return (
    <Named>
      {first && second && (
        <PairMark>
          <MarketLogo base={first} quote={second} />
        </PairMark>
      )}
      {first && !second && <TokenLogo currency={first} />}
      <bdi translate="no">{name}</bdi>
      {first?.kind === 'token' && !second && <TokenMarks token={first} />}
      {count !== undefined && count > 1 && (
        <small>
          <Plural value={count} one="# entry" other="# entries" />
        </small>
      )}
    </Named>
  );
}

function Amounts({ line: { amounts } }: { readonly line: ValuedHolding }): ReactElement {
  const mask = useMask();
  return (
    <>
      {amounts.map(({ currency, amount }, index) =>
        amount === undefined ? (
          <span key={index} data-amount="">
            {NO_VALUE}
          </span>
        ) : (
          <span key={index} data-amount="" translate="no" title={String(mask(exactText(amount, currency.decimals)))}>
            {mask(formatAmount(amount, currency.decimals))}{' '}
            <bdi translate="no">
              <UnitName currency={currency} />
            </bdi>
          </span>
        ),
      )}
    </>
  );
}

function Value({ line: { now } }: { readonly line: ValuedHolding }): ReactElement {
  return <Dollars value={now} />;
}

const columns: readonly Column<ValuedHolding>[] = [
  { key: 'name', head: <Trans>Asset</Trans>, isRowHead: true, cell: (line) => <Name line={line} /> },
  { key: 'amount', head: <Trans>Amount</Trans>, isNumber: true, cell: (line) => <Amounts line={line} /> },
  {
    key: 'day',
    head: <Trans>24 h change</Trans>,
    isNumber: true,
    part: 'wide',
    cell: (line) => <DoubtedChange change={dayMove([line])?.change} />,
  },
  { key: 'value', head: <Trans>Value</Trans>, isNumber: true, cell: (line) => <Value line={line} /> },
];

interface KindBlockProps {
  readonly kind: ValuedKind;
  readonly lines: readonly ValuedHolding[];
  readonly isAllShown: boolean;
  readonly onShowAll: (isAllShown: boolean) => void;
}

export function KindBlock({ kind, lines, isAllShown, onShowAll }: KindBlockProps): ReactElement {
  const { i18n, t } = useLingui();
  const first = useFirstRows(lines, PAGE_ROWS);
  const { account } = useWallet();
  const positions = useMemo(() => first.shown.flatMap(({ position }) => position ?? []), [first.shown]);
  useLivePositions(account, positions);
  const { unpaid = [] } = kind;
  const label = i18n._(kind.label);
  const id = `assets-${kind.kind}`;
  return (
    <Block aria-labelledby={id} aria-busy={!kind.isComplete}>
      <header>
        <h2 id={id}>{label}</h2>
        <RouteLink to={kind.path} aria-label={t`Manage: ${label}`}>
          <Trans>Manage</Trans>
        </RouteLink>
      </header>
      {lines.length > 0 && (
        <DataTable as={HoldingsTable} caption={label} columns={columns} rows={first.shown} rowKey={(line) => line.id} />
      )}
      <ShowMore {...first} />
      {lines.length === 0 && unpaid.length === 0 && !kind.isComplete && !kind.isFailed && (
        <Waiting>
          <Skeleton $height={lineHeight} />
        </Waiting>
      )}
      {unpaid.length > 0 && (
        <p role="status">
          <Trans>
            <RewardAmounts rewards={unpaid} /> can't be paid now, so it is in no total.
          </Trans>
        </p>
      )}
      {kind.unlisted && <UnlistedEntries unlisted={kind.unlisted} isAllShown={isAllShown} onShow={onShowAll} />}
      {kind.isFailed && (
        <p role="status">
          <Trans>Couldn't load all of this, so something may be missing. It is tried again by itself.</Trans>
        </p>
      )}
    </Block>
  );
}
