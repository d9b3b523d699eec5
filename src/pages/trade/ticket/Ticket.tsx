import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useRef, type ReactElement, type RefObject } from 'react';
import { env } from '#config/env.ts';
import { ownFills } from '#domain/trade/ownFills.ts';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SlippageButton } from '#features/settings/index.ts';
import { TabPanel, Tabs } from '#ui/layout/Tabs.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { AmountInput } from './AmountInput.tsx';
import { TicketButton } from './TicketButton.tsx';
import {
  TicketBody,
  TicketFields,
  TicketForm,
  TicketPanel,
  TicketPreview,
  TicketTools,
  TicketTypeRow,
  Untyped,
} from './TicketStyles.ts';
import { fieldProblemText } from '../order/form/fieldProblem.ts';
import { usePairActions } from '../order/form/usePairActions.ts';
import type { TradeForm } from '../order/form/useTradeForm.ts';
import { shareStops } from '#ui/fields/shareStops.ts';
import { Slider } from '#ui/fields/Slider.tsx';

interface ShareSliderProps {
  readonly share: number;
  readonly maxInput: bigint | undefined;
  readonly onChange: (percent: number) => void;
}

function ShareSlider({ share, maxInput, onChange }: ShareSliderProps): ReactElement {
  const { t } = useLingui();
  return (
    <Slider
      label={t`Share of balance`}
      value={share}
      stops={shareStops(t`Max`)}
      disabled={maxInput === undefined || maxInput === 0n}
      onChange={onChange}
    />
  );
}

const priceFieldHeight = '66px';

const ExchangeLine = lazyPart(async () => (await import('./ExchangeLine.tsx')).ExchangeLine);
const KeptAmount = lazyPart(async () => (await import('./KeptAmount.tsx')).KeptAmount);
const LimitPriceInput = lazyPart(
  async () => (await import('./LimitPriceInput.tsx')).LimitPriceInput,
  () => <Skeleton $height={priceFieldHeight} />,
);
const OrderTools = lazyPart(async () => (await import('./OrderTools.tsx')).OrderTools);
const CancelOwnFirst = lazyPart(async () => (await import('./CancelOwnFirst.tsx')).CancelOwnFirst);
const QuotePreview = lazyPart(
  async () => (await import('./QuotePreview.tsx')).QuotePreview,
  ({ isAwaited }) => (
    <Untyped data-awaited={isAwaited ? '' : undefined}>
      <Skeleton $height="100%" />
    </Untyped>
  ),
);
const RecipientInput = lazyPart(async () => (await import('./RecipientInput.tsx')).RecipientInput);
const TicketReward = lazyPart(async () => (await import('./RewardNote.tsx')).TicketReward);
const TokenRisks = lazyPart(async () => (await import('./TokenRisks.tsx')).TokenRisks);
const WrapButton = lazyPart(async () => (await import('./WrapButton.tsx')).WrapButton);

const panelId = 'ticket-panel';

interface TicketProps {
  readonly form: TradeForm;
}

function Tools({ form, phone }: TicketProps & { readonly phone: boolean }): ReactElement | null {
  return form.wrap ? null : <OrderTools ticket={form} phone={phone} />;
}

function Fields({ form }: TicketProps): ReactElement {
  const { direction, orderType, input, output, field, maxInput, actions } = form;
  const isMarket = orderType === 'MARKET' || form.wrap !== undefined;
  const payLabel = direction === 'BUY' ? <Trans>Pay</Trans> : <Trans>Sell</Trans>;
  const receiveLabel = isMarket ? <Trans>Receive now</Trans> : <Trans>Receive</Trans>;
  return (
    <>
      {!isMarket && <LimitPriceInput ticket={form} />}
      <AmountInput
        label={payLabel}
        side="INPUT"
        field={input}
        quiet={field === 'OUTPUT'}
        onMax={maxInput === undefined ? undefined : actions.payMax}
        flaw={fieldProblemText(form, 'INPUT')}
        actions={actions}
      />
      <ShareSlider share={form.share} maxInput={maxInput} onChange={actions.payShare} />
      <AmountInput
        label={receiveLabel}
        side="OUTPUT"
        field={output}
        quiet={field === 'INPUT'}
        onMax={undefined}
        flaw={fieldProblemText(form, 'OUTPUT')}
        actions={actions}
      />
      <Tools form={form} phone />
      {form.isRecounted && <KeptAmount field={field === 'INPUT' ? input : output} />}
    </>
  );
}

function Rewarded({ form }: TicketProps): ReactElement | null {
  return env.orderMiningConfig && form.orderType === 'LIMIT' && !form.wrap ? <TicketReward ticket={form} /> : null;
}

interface PreviewProps extends TicketProps {
  readonly back: RefObject<HTMLElement | null>;
}

function Preview({ form, back }: PreviewProps): ReactElement {
  const { account, orderType, wrap, market, quote, exchange, recipient, tokens, actions } = form;
  const own = quote && ownFills(quote, account);
  const isAwaited = form.typedValue !== '' && (form.book === undefined || form.quoteReading.status === 'loading');
  return (
    <TicketPreview>
      {!wrap && recipient && (
        <RecipientInput
          orderType={orderType}
          recipient={recipient}
          isRefused={form.problem?.code === 'invalidRecipient'}
          onChange={actions.typeRecipient}
        />
      )}
      {tokens.unsupported.length + tokens.unlistedTokens.length > 0 && <TokenRisks ticket={form} />}
      {(own ?? form.cancelling) && <CancelOwnFirst form={form} part={own} back={back} />}
      {market && !wrap && <QuotePreview ticket={form} market={market} own={own} isAwaited={isAwaited} />}
      <Rewarded form={form} />
      {exchange && <ExchangeLine ticket={form} exchange={exchange} />}
    </TicketPreview>
  );
}

function TypeRow({ form }: TicketProps): ReactElement {
  const { t } = useLingui();
  const { orderType, wrap, recipient, actions } = form;
  return (
    <TicketTypeRow>
      <Tabs
        label={t`Order type`}
        tabs={[
          { value: 'MARKET', label: <Trans context="type of an order">Market</Trans> },
          { value: 'LIMIT', label: <Trans>Limit</Trans> },
        ]}
        value={orderType}
        onChange={actions.chooseOrderType}
        panelId={panelId}
      />
      <TicketTools>
        <Tools form={form} phone={false} />
        {orderType === 'MARKET' && !wrap && <SlippageButton />}
        {!wrap && recipient === undefined && (
          <IconButton icon="send" label={t`Send to another address`} onClick={() => actions.typeRecipient('')} />
        )}
      </TicketTools>
    </TicketTypeRow>
  );
}

const Side = memo(function Side({ direction }: Pick<TradeForm, 'direction'>): ReactElement {
  const { t } = useLingui();
  const { chooseDirection } = usePairActions();
  return (
    <Segmented
      label={t`Side`}
      options={[
        { value: 'BUY', label: <Trans>Buy</Trans>, tone: 'buy' },
        { value: 'SELL', label: <Trans>Sell</Trans>, tone: 'sell' },
      ]}
      value={direction}
      onChange={chooseDirection}
    />
  );
});

export function Ticket({ form }: TicketProps): ReactElement {
  const { t } = useLingui();
  const { direction, orderType, wrap } = form;
  const panel = useRef<HTMLElement>(null);
  return (
    <TicketPanel ref={panel} id="desk-ticket" tabIndex={-1} aria-label={t`Order ticket`}>
      <TicketBody>
        <TicketForm>
          <Side direction={direction} />
          <TypeRow form={form} />
          <TabPanel id={panelId} tab={orderType}>
            <TicketFields>
              <Fields form={form} />
            </TicketFields>
          </TabPanel>
        </TicketForm>
        <Preview form={form} back={panel} />
      </TicketBody>
      {wrap ? (
        <WrapButton kind={wrap} currencies={form.currencies} amount={form.input.amount} problem={form.problem} />
      ) : (
        <TicketButton form={form} />
      )}
    </TicketPanel>
  );
}
