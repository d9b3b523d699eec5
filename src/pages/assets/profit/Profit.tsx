import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { paths } from '#config/paths.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Address } from '#domain/tokens/types.ts';
import { dollarSign, SignedAmount } from '#features/money/index.ts';
import { ReadAge } from '#features/rewards/index.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { DataTable } from '#ui/layout/DataTable.tsx';
import { ListFoot, Tile, Tiles } from '#ui/layout/ListPage.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Block, Signed, Waiting } from '../AssetsStyles.ts';
import { HoldingsTable } from '../AssetTables.ts';
import { BlockMoment } from '../BlockMoment.tsx';
import { PositionProfit } from './PositionProfit.tsx';
import { profitColumns } from './profitColumns.tsx';
import { useProfit, type ProfitView } from './useProfit.ts';

const lineHeight = '24px';

interface PartProps {
  readonly view: ProfitView;
}

function Sum({ total, uncounted }: ProfitView['realised']): ReactElement {
  return (
    <>
      {total ? (
        <Signed data-sign={dollarSign(total)}>
          <SignedAmount value={total} />
        </Signed>
      ) : (
        NO_VALUE
      )}
      <small>
        {uncounted > 0 ? (
          <Plural
            value={uncounted}
            one="excludes # market of unknown price"
            other="excludes # markets of unknown price"
          />
        ) : (
          <Trans>at the pools' prices</Trans>
        )}
      </small>
    </>
  );
}

function Totals({ view: { realised, unrealised, trades, since } }: PartProps): ReactElement {
  return (
    <Tiles>
      <Tile>
        <dt>
          <Trans>Realised</Trans>
        </dt>
        <dd>
          <Sum {...realised} />
        </dd>
      </Tile>
      <Tile>
        <dt>
          <Trans>Unrealised</Trans>
        </dt>
        <dd>
          <Sum {...unrealised} />
        </dd>
      </Tile>
      <Tile>
        <dt>
          <Trans>Trades</Trans>
        </dt>
        <dd>
          {exactText(BigInt(trades), 0)}
          <small>
            <Trans>
              since <BlockMoment {...since} />
            </Trans>
          </small>
        </dd>
      </Tile>
    </Tiles>
  );
}

function NoTrades({ view: { status } }: PartProps): ReactElement {
  if (status === 'failed') {
    return (
      <EmptyState icon="alert" title={<Trans>Couldn't load your trades</Trans>}>
        <Trans>The node didn't return them. It is tried again by itself; nothing is counted meanwhile.</Trans>
      </EmptyState>
    );
  }
  if (status !== 'ready') {
    return (
      <Waiting aria-busy="true">
        <Skeleton $height={lineHeight} />
        <Skeleton $height={lineHeight} />
      </Waiting>
    );
  }
  return (
    <EmptyState
      icon="swap"
      title={<Trans>No trades yet</Trans>}
      action={
        <ButtonFace as={RouteLink} to={paths.trade} data-variant="primary">
          <Trans>Trade</Trans>
        </ButtonFace>
      }
    >
      <Trans>What you buy and sell here appears with its cost, its profit and its loss.</Trans>
    </EmptyState>
  );
}

function Markets({ view }: PartProps): ReactElement {
  const { rows, status } = view;
  return (
    <Block aria-labelledby="profit-markets">
      <header>
        <h2 id="profit-markets">
          <Trans>Trades, at average cost</Trans>
        </h2>
      </header>
      {rows.length > 0 ? (
        <DataTable
          as={HoldingsTable}
          caption={<Trans>Profit and loss by market</Trans>}
          columns={profitColumns}
          rows={rows}
          rowKey={({ id }) => id}
        />
      ) : (
        <NoTrades view={view} />
      )}
      {rows.length > 0 && status === 'failed' && (
        <p role="status">
          <Trans>Couldn't load the latest trades. It is tried again by itself.</Trans>
        </p>
      )}
    </Block>
  );
}

export function Profit({ account }: { readonly account: Address }): ReactElement {
  const view = useProfit(account);
  return (
    <>
      {view.rows.length > 0 && <Totals view={view} />}
      <ReadAge pace={view.pace} />
      <Markets view={view} />
      <PositionProfit />
      <ListFoot>
        <span>
          <Trans>
            Each market is counted separately, in its quote token and including fees; dollar values use today's prices.
            A sale's cost is the average cost of your purchases in that market.
          </Trans>
        </span>
        <span>
          <Trans>
            Tokens received by transfer, as a reward or from another market have no known cost: their sale is shown, but
            counts as neither profit nor loss. Tokens that you sent away still count as held. Trades on other exchanges
            are included only if they were sent from this browser. Network fees are not included.
          </Trans>
        </span>
        <RouteLink to={paths.accountHistory}>
          <Trans>See cost and profit by asset, including transfers, pools and rewards</Trans>
        </RouteLink>
      </ListFoot>
    </>
  );
}
