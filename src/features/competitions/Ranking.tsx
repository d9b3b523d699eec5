import { Trans } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { rewardShares } from '#domain/competitions/rules.ts';
import type { CompetitionDetails, RankedAccount, ScoreUnit } from '#domain/competitions/types.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { AddressLink } from '#features/transactions/index.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { Table } from '#ui/layout/Table.tsx';
import { color, media, space, text } from '#ui/theme/theme.ts';
import { formatDollars } from '#domain/format/formatDollars.ts';
import { formatWhole } from '#domain/format/formatWhole.ts';

export const scoreText = (score: bigint, unit: ScoreUnit): string =>
  unit === 'usdCents' ? formatDollars({ numerator: score, denominator: 100n }) : formatWhole(score);

const listHeight = '560px';

const Frame = styled.div`
  max-height: ${listHeight};
  overflow: auto;
  & thead th {
    position: sticky;
    top: 0;
    background: ${color('surface-1')};
  }
`;

const RankingTable = styled(Table)`
  width: 100%;
  & mark {
    margin-left: ${space(2)};
    padding: ${space(0, 1.5)};
    border-radius: var(--r-4);
    ${text(12)}
    background: ${color('accent-soft')};
    color: ${color('accent-text')};
  }
  ${media.phone} {
    & th,
    & td {
      padding: ${space(0, 1)};
    }
    & mark {
      display: block;
      width: max-content;
      margin: 0;
    }
  }
`;

interface Line extends RankedAccount {
  readonly share: bigint;
  readonly isOwn: boolean;
}

const columnsOf = ({ scoreUnit }: CompetitionDetails, token: Token | undefined): readonly Column<Line>[] => {
  const symbol = token && shortenSymbol(token.symbol);
  return [
    { key: 'rank', head: <Trans>Rank</Trans>, isRowHead: true, cell: ({ rank }) => rank },
    {
      key: 'account',
      head: <Trans>Account</Trans>,
      cell: ({ account, isOwn }) => (
        <>
          <AddressLink address={account} />
          {isOwn && (
            <mark>
              <Trans>You</Trans>
            </mark>
          )}
        </>
      ),
    },
    {
      key: 'score',
      head: scoreUnit === 'usdCents' ? <Trans>Volume</Trans> : <Trans>Friends</Trans>,
      isNumber: true,
      cell: ({ score }) => scoreText(score, scoreUnit),
    },
    {
      key: 'share',
      head: symbol === undefined ? <Trans>Reward</Trans> : <Trans>Reward, {symbol}</Trans>,
      isNumber: true,
      cell: ({ share }) => (token ? formatAmount(share, token.decimals) : NO_VALUE),
      exact: ({ share }) => token && exactText(share, token.decimals),
    },
  ];
};

interface RankingProps {
  readonly details: CompetitionDetails;
  readonly token: Token | undefined;
  readonly account: Address | undefined;
}

export function Ranking({ details, token, account }: RankingProps): ReactElement {
  const { ranking, reward } = details;
  const lines = useMemo(() => {
    const shares = rewardShares(ranking, reward.amount);
    return ranking.map((entry, at): Line => ({ ...entry, share: shares[at] ?? 0n, isOwn: entry.account === account }));
  }, [ranking, reward, account]);
  const columns = useMemo(() => columnsOf(details, token), [details, token]);
  if (lines.length === 0) {
    return (
      <EmptyState icon="list" title={<Trans>Nobody takes part yet</Trans>}>
        <Trans>The best 100 appear here once the competition has begun.</Trans>
      </EmptyState>
    );
  }
  return (
    <Frame tabIndex={0} role="region" aria-labelledby="ranking-title">
      <DataTable
        as={RankingTable}
        caption={<Trans>Ranking</Trans>}
        columns={columns}
        rows={lines}
        rowKey={({ account: key }) => key}
      />
    </Frame>
  );
}
