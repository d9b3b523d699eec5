import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { Segmented } from '../../ui/Segmented.tsx';
import { SlippageButton } from '../../features/settings/index.ts';
import { TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { AmountInput } from './AmountInput.tsx';
import { FillPreview } from './FillPreview.tsx';
import { LimitPriceInput } from './LimitPriceInput.tsx';
import { RecipientInput } from './RecipientInput.tsx';
import { ShareSlider } from './ShareSlider.tsx';
import { Terms } from './Terms.tsx';
import { TicketButton } from './TicketButton.tsx';
import { TicketFields, TicketForm, TicketPanel, TicketPreview, TicketTypeRow, Untyped } from './TicketStyles.ts';
import { TicketWarnings } from './TicketWarnings.tsx';
import { UnfilledChoice } from './UnfilledChoice.tsx';
import { emptyFillView, fillViewOf } from './fillView.ts';
import type { TradeForm } from './useTradeForm.ts';

const WrapButton = lazy(() => import('./WrapButton.tsx').then(({ WrapButton }) => ({ default: WrapButton })));

const panelId = 'ticket-panel';

function Fields({ form }: { readonly form: TradeForm }): ReactElement {
  const { direction, orderType, actions } = form;
  const market = orderType === 'MARKET' || form.wrap !== undefined;
  const payLabel = direction === 'BUY' ? <Trans>Pay</Trans> : <Trans>Sell</Trans>;
  const receiveLabel = market ? <Trans>Receive now</Trans> : <Trans>Receive</Trans>;
  return (
    <>
      {!market && <LimitPriceInput form={form} />}
      <AmountInput
        label={payLabel}
        side="INPUT"
        field={form.input}
        quiet={form.field === 'OUTPUT'}
        onMax={form.maxInput === undefined ? undefined : actions.payMax}
        actions={actions}
      />
      <ShareSlider form={form} />
      <AmountInput
        label={receiveLabel}
        side="OUTPUT"
        field={form.output}
        quiet={form.field === 'INPUT'}
        onMax={undefined}
        actions={actions}
      />
    </>
  );
}

/** Where an order is put together: what to pay, how it fills, and the one button. */
export function Ticket({ form }: { readonly form: TradeForm }): ReactElement {
  const { t } = useLingui();
  const { direction, orderType, wrap, market, quote, actions } = form;
  return (
    <TicketPanel aria-label={t`Order ticket`}>
      <TicketForm>
        <Segmented
          label={t`Side`}
          options={[
            { value: 'BUY', label: <Trans>Buy</Trans>, tone: 'buy' },
            { value: 'SELL', label: <Trans>Sell</Trans>, tone: 'sell' },
          ]}
          value={direction}
          onChange={actions.chooseDirection}
        />
        <TicketTypeRow>
          <Tabs
            label={t`Order type`}
            tabs={[
              { value: 'MARKET', label: <Trans>Market</Trans> },
              { value: 'LIMIT', label: <Trans>Limit</Trans> },
            ]}
            value={orderType}
            onChange={actions.chooseOrderType}
            panelId={panelId}
          />
          {orderType === 'MARKET' && <SlippageButton />}
        </TicketTypeRow>
        <TabPanel id={panelId} tab={orderType}>
          <TicketFields>
            <Fields form={form} />
          </TicketFields>
        </TabPanel>
      </TicketForm>
      <TicketPreview>
        {market && quote && (
          <>
            <FillPreview fill={fillViewOf(quote, direction, market)} />
            <TicketWarnings quote={quote} />
            <Terms quote={quote} direction={direction} market={market} />
          </>
        )}
        {market && !quote && !wrap && (
          <Untyped aria-hidden="true">
            <FillPreview fill={emptyFillView(direction, market)} />
            <Terms quote={undefined} direction={direction} market={market} />
          </Untyped>
        )}
        {!wrap && <UnfilledChoice form={form} />}
        {!wrap && <RecipientInput orderType={orderType} recipient={form.recipient} onChange={actions.typeRecipient} />}
      </TicketPreview>
      {wrap ? (
        <Suspense fallback={null}>
          <WrapButton form={form} />
        </Suspense>
      ) : (
        <TicketButton form={form} />
      )}
    </TicketPanel>
  );
}
