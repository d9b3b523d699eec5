import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { exactText } from '#domain/format/formatExact.ts';
import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import { earnedSince } from '#domain/mining/reportedOrderMining.ts';
import { Dollars } from '#features/money/index.ts';
import { ReadyTile, Reward } from '#features/rewards/index.ts';
import type { Token } from '#domain/tokens/types.ts';
import { shown } from '#lib/reported.ts';
import { useDollarValue } from '#reads/tokens/useDollarValues.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Tile, Tiles } from '#ui/layout/ListPage.ts';
import { sumOf } from '#features/earnViews/index.ts';
import { isOnClaimButton } from './isOnClaimButton.ts';
import type { OrderMiningView } from './useOrderMiningPage.ts';

/** Reward of about a day, from the data service. Shown only if the contract confirms the sum that includes it. */
function EarnedToday({ page }: { readonly page: OrderMiningView }): ReactElement | null {
  const { reported, token, blockTime } = page;
  const confirmed = reported?.confirmed;
  if (!confirmed) return null;
  const day = earnedSince(confirmed, confirmed.block - Math.ceil((DAY_SECONDS * 1000) / blockTime.ms));
  if (!day) return null;
  const from = exactText(BigInt(day.fromBlock), 0);
  return (
    <small>
      <Trans>
        <Reward raw={day.amount} token={token} /> since block {from}, from the data service
      </Trans>
    </small>
  );
}

interface RewardDollarsProps {
  readonly raw: bigint | undefined;
  readonly token: Token | undefined;
}

function RewardDollars({ raw, token }: RewardDollarsProps): ReactElement {
  return <Dollars value={useDollarValue(token, raw)} />;
}

function Earned({ page }: { readonly page: OrderMiningView }): ReactElement {
  const { record, reported, token } = page;
  const report = reported && shown(reported.reported);
  const sum = record?.rewardSum ?? report?.earned.sum;
  const block = report && token && exactText(BigInt(report.block), 0);
  return (
    <dd>
      <Reward raw={sum} token={token} />
      <small>
        {record || block === undefined ? (
          <RewardDollars raw={record?.rewardSum} token={token} />
        ) : (
          <Trans>from the data service to block {block}</Trans>
        )}
      </small>
      <EarnedToday page={page} />
    </dd>
  );
}

export function OrderSummary({ page }: { readonly page: OrderMiningView }): ReactElement | null {
  const { signer } = useWallet();
  const { token, account } = page;
  if (!account) return null;
  const orders = page.ordersKnown === 'complete' ? page.orders : undefined;
  const counting = orders?.filter(({ status }) => status === 'counts').length;
  const perDay = orders && sumOf(orders.map((order) => order.perDay));
  return (
    <Tiles>
      <ReadyTile
        raw={page.record?.reward}
        token={token}
        isPaid={!page.isClaimShort}
        isOnButton={isOnClaimButton(page, signer)}
      />
      <Tile>
        <dt>
          <Trans>Earned in all</Trans>
        </dt>
        <Earned page={page} />
      </Tile>
      <Tile>
        <dt>
          <Trans>Earning a day</Trans>
        </dt>
        <dd>
          <Reward raw={perDay} token={token} />
          {perDay !== undefined && counting !== undefined && (
            <small>
              <RewardDollars raw={perDay} token={token} />
              {', '}
              <Plural value={counting} one="estimate, # order counts" other="estimate, # orders count" />
            </small>
          )}
        </dd>
      </Tile>
    </Tiles>
  );
}
