import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tradePath } from '#config/paths.ts';
import { abbreviate } from '#domain/format/abbreviate.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { formatShare } from '#domain/format/formatShare.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { tradedIn } from '#domain/mining/reportedOrderMining.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import { fractionOf } from '#domain/tokens/reportedFigures.ts';
import { Lines, LinesTitle } from '#features/position/index.ts';
import { ENTRY, entryId, ListHead, orderEntry, Reward, useArrival } from '#features/rewards/index.ts';
import { Button } from '#ui/fields/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Panel.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { MarketLogo } from '#features/tokenLogo/index.ts';
import { LineList, ListNote } from './OrderStyles.ts';
import type { PairView } from '#features/earnViews/index.ts';
import type { OrderMiningView } from './useOrderMiningPage.ts';

interface PartProps {
  readonly page: OrderMiningView;
}

interface PairProps extends PartProps {
  readonly pair: PairView;
}

/** Volume, as a sign of how likely an order fills in the pair. */
function Traded({ pair, page: { reported } }: PairProps): ReactElement | null {
  const sum = reported?.confirmed && tradedIn(reported.confirmed, pair.factor);
  if (sum === undefined) return null;
  const dollars = abbreviate(fractionOf(sum));
  return (
    <span>
      <Trans>${dollars} traded so far, from the data service</Trans>
    </span>
  );
}

function Pair({ pair, page }: PairProps): ReactElement {
  const { market, name, low, high, price, perBlock } = pair;
  const quote = market ? shortenSymbol(market.quote.symbol) : '';
  const all = page.blockAmount;
  const share = perBlock === undefined || !all ? NO_VALUE : formatShare({ numerator: perBlock, denominator: all });
  return (
    <li id={entryId(orderEntry(pair.factor))} aria-label={name}>
      {market && <MarketLogo base={market.base} quote={market.quote} size={32} />}
      <Lines>
        <LinesTitle>
          {market ? (
            <RouteLink to={tradePath(currencyId(market.quote), currencyId(market.base))} translate="no">
              {name}
            </RouteLink>
          ) : (
            <span translate="no">{name}</span>
          )}
        </LinesTitle>
        <span>
          <Trans>
            Valid spread {low} to {high} {quote}
          </Trans>
        </span>
        <span>
          <Trans>Market price {price}</Trans>
        </span>
        <Traded pair={pair} page={page} />
      </Lines>
      <Lines data-end="">
        <span>
          <Trans>{share} of all rewards</Trans>
        </span>
        <span>
          <Trans>
            <Reward raw={perBlock} token={page.token} isPublic /> a block
          </Trans>
        </span>
      </Lines>
    </li>
  );
}

function Pairs({ page }: PartProps): ReactElement {
  const { pairs, isListFailed, hasMore, showMore } = page;
  const named = useSearchParams()[0].get(ENTRY.order) ?? undefined;
  const pair = pairs?.find(({ factor }) => orderEntry(factor) === named);
  useArrival(named, pair?.market !== undefined);
  if (pairs && pairs.length > 0) {
    return (
      <>
        <LineList>
          {pairs.map((pair) => (
            <Pair key={`${pair.factor.token0} ${pair.factor.token1}`} pair={pair} page={page} />
          ))}
        </LineList>
        {hasMore && (
          <Button variant="outline" onClick={showMore}>
            <Trans>Show more pairs</Trans>
          </Button>
        )}
      </>
    );
  }
  if (isListFailed) {
    return (
      <Card>
        <EmptyState icon="alert" title={<Trans>Couldn't load the pairs</Trans>}>
          <Trans>The node didn't respond. Retrying with each new block.</Trans>
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card aria-busy={pairs === undefined}>
      {pairs ? (
        <EmptyState icon="layers" title={<Trans>No pair earns rewards now</Trans>} />
      ) : (
        <Skeleton $height="200px" />
      )}
    </Card>
  );
}

function ReportedPairs({ block }: { readonly block: number }): ReactElement {
  const at = exactText(BigInt(block), 0);
  return (
    <span>
      {' '}
      <Trans>The list is from the data service to block {at}, checked once the contract answers.</Trans>
    </span>
  );
}

export function EligiblePairs({ page }: PartProps): ReactElement {
  const { pairsReportedAt } = page;
  return (
    <>
      <ListHead>
        <h2>
          <Trans>Eligible pairs</Trans>
        </h2>
        <ListNote>
          <Trans>An order earns while its price is within the valid spread: more the closer it is to the market.</Trans>
          {pairsReportedAt !== undefined && <ReportedPairs block={pairsReportedAt} />}
        </ListNote>
      </ListHead>
      <Pairs page={page} />
    </>
  );
}
