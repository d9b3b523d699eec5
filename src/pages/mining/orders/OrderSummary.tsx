import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Reward, RewardDollars } from '#features/rewards/index.ts';
import { Tile, Tiles } from '#ui/layout/ListPage.ts';
import { sumOf } from './orderView.ts';
import type { OrderMiningView } from './useOrderMiningPage.ts';

/** What the account has to claim, earned in all, and earns now; nothing without an account. */
export function OrderSummary({ page }: { readonly page: OrderMiningView }): ReactElement | null {
  const { record, token, account } = page;
  if (!account) return null;
  const orders = page.ordersKnown === 'complete' ? page.orders : undefined;
  const counting = orders?.filter(({ standing }) => standing === 'counts').length;
  const perDay = orders && sumOf(orders.map((order) => order.perDay));
  return (
    <Tiles>
      <Tile>
        <dt>
          <Trans>Ready to claim</Trans>
        </dt>
        <dd>
          <Reward raw={record?.reward} token={token} />
          <small>
            <RewardDollars raw={record?.reward} token={token} />
          </small>
        </dd>
      </Tile>
      <Tile>
        <dt>
          <Trans>Earned in all</Trans>
        </dt>
        <dd>
          <Reward raw={record?.rewardSum} token={token} />
          <small>
            <RewardDollars raw={record?.rewardSum} token={token} />
          </small>
        </dd>
      </Tile>
      <Tile>
        <dt>
          <Trans>Earning a day</Trans>
        </dt>
        <dd>
          <Reward raw={perDay} token={token} />
          {counting !== undefined && (
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
