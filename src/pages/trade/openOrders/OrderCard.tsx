import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { MarketLogo } from '#features/tokenLogo/index.ts';
import { marketName } from '#state/marketRule.ts';
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx';
import { color, line, space, text, weight } from '#ui/theme/theme.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { OrderDistance } from '../order/own/OrderDistance.tsx';
import { OrderButtons, type OrderActions } from './OrderButtons.tsx';
import { TransactionMoment } from '../history/OwnHistoryParts.tsx';
import { SideLabel } from '../shared/SideLabel.tsx';
import type { DetailedOrder } from '../order/own/useOrderDetails.ts';

const WhyNotFilled = lazyPart(async () => (await import('./WhyNotFilled.tsx')).WhyNotFilled);

const Card = styled.article`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border-bottom: ${line('border-subtle')};
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)};
    font-weight: ${weight('medium')};
  }
  & > header > button:first-of-type {
    margin-left: auto;
  }
  & > dl {
    display: grid;
    grid-template-columns: 1fr 1fr auto;
    font-weight: ${weight('medium')};
  }
  & dt,
  & > p,
  & summary {
    ${text(12)}
    font-weight: ${weight('regular')};
    color: ${color('text-3')};
  }
  & summary {
    margin: calc(-1 * ${space(2)}) 0;
    padding: ${space(4, 0)};
  }
`;

interface OrderCardProps {
  readonly view: DetailedOrder;
  readonly actions: OrderActions | undefined;
}

function Why({ view }: Pick<OrderCardProps, 'view'>): ReactElement {
  const [isConfirming, ask] = useState(false);
  return (
    <details onToggle={(event) => ask(event.currentTarget.open)}>
      <summary>
        <Trans>Why is it not filled?</Trans>
      </summary>
      {isConfirming && <WhyNotFilled view={view} />}
    </details>
  );
}

function Figures({ view }: Pick<OrderCardProps, 'view'>): ReactElement {
  return (
    <dl>
      <div>
        <dt>
          <Trans>Price</Trans>
        </dt>
        <dd translate="no" title={view.exactPrice}>
          {view.price}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Amount</Trans>
        </dt>
        <dd translate="no" title={view.exactAmount}>
          {view.amount}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Filled</Trans>
        </dt>
        <dd translate="no">{view.filled}</dd>
        {view.cancelled !== undefined && (
          <dt>
            <Trans>{view.cancelled} cancelled</Trans>
          </dt>
        )}
      </div>
    </dl>
  );
}

export function OrderCard({ view, actions }: OrderCardProps): ReactElement {
  const { t } = useLingui();
  return (
    <Card>
      <header>
        <SideLabel side={view.side} />
        <MarketLogo base={view.market.base} quote={view.market.quote} size={16} />
        {marketName(view.market)}
        {actions && <OrderButtons view={view} size="sm" actions={actions} />}
      </header>
      <Figures view={view} />
      <ProgressBar value={view.filledPercent ?? 0} label={t`Filled`} tone={view.side === 'BUY' ? 'buy' : 'sell'} />
      <p>
        <OrderDistance distance={view.distance} />
        {view.placed && (
          <>
            {' · '}
            <TransactionMoment moment={view.placed} hash={view.placed.transactionHash} />
          </>
        )}
      </p>
      <Why view={view} />
    </Card>
  );
}
