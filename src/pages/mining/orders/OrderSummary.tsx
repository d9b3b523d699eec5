import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Reward } from '#features/rewards/index.ts';
import { Tile, Tiles } from '#ui/layout/ListPage.ts';
import { unknown } from '#domain/format/unknown.ts';
import { sumOf } from './orderView.ts';
import type { OrderMiningView } from './useOrderMiningPage.ts';

/** What the account has to claim, earned in all, and earns now; nothing without an account. */
export function OrderSummary({ page }: { readonly page: OrderMiningView }): ReactElement | null {
  const { record, token, orders, account } = page;
  if (!account) return null;
  const counting = orders?.filter(({ standing }) => standing === 'counts').length;
  return (
    <Tiles>
      <Tile>
        <dt>
          <Trans>Ready to claim</Trans>
        </dt>
        <dd>
          <Reward raw={record?.reward} token={token} />
        </dd>
      </Tile>
      <Tile>
        <dt>
          <Trans>Earned in all</Trans>
        </dt>
        <dd>
          <Reward raw={record?.rewardSum} token={token} />
        </dd>
      </Tile>
      <Tile>
        <dt>
          <Trans>Earning a day</Trans>
        </dt>
        <dd>
          <Reward raw={orders && sumOf(orders.map(({ perDay }) => perDay))} token={token} />
          <small>
            {counting === undefined ? (
              unknown
            ) : (
              <Plural value={counting} one="estimate, # order counts" other="estimate, # orders count" />
            )}
          </small>
        </dd>
      </Tile>
    </Tiles>
  );
}
