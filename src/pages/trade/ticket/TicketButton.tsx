import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { currencyId } from '#domain/tokens/currency.ts';
import type { ExchangeOffer } from '#domain/trade/chooseExchange.ts';
import type { Press } from '#domain/transactions/walletRequest.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import type { TradeProblem } from '#domain/trade/validateTrade.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { AgeStrip } from '#features/blockAge/index.ts';
import { useWalletSteps } from '#features/wallet/index.ts';
import { useVisualViewportInset } from '#ui/hooks/useVisualViewportInset.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { useNetworkSwitch } from '#writes/wallet/useNetworkSwitch.ts';
import { orderPress } from '../order/form/orderPress.ts';
import { buttonText } from '../order/form/messages.ts';
import { TICKET_BUTTON } from './ticketButtonId.ts';
import { TicketAction } from './TicketStyles.ts';
import type { TradeForm } from '../order/form/useTradeForm.ts';

const ApproveOrder = lazyPart(async () => (await import('../order/confirm/ApproveOrder.tsx')).ApproveOrder);

const PlaceOrder = lazyPart(async () => (await import('../order/confirm/PlaceOrder.tsx')).PlaceOrder);

const TicketNote = lazyPart(async () => (await import('./TicketNote.tsx')).TicketNote);

const SwapOnExchange = lazyPart(async () => (await import('../order/confirm/SwapOnExchange.tsx')).SwapOnExchange);

const SplitOrder = lazyPart(async () => (await import('../order/confirm/split/SplitOrder.tsx')).SplitOrder);

interface TicketButtonProps {
  readonly form: TradeForm;
}

interface Confirming {
  readonly accepted: TradeQuote;
  readonly used: ExchangeOffer | undefined;
  readonly subject: string;
  readonly recipient: string | undefined;
}

/** A confirmation ends once this changes, such as by the Back button. */
const subjectOf = ({ currencies: { input, output }, direction, orderType }: TradeForm): string =>
  [input && currencyId(input), output && currencyId(output), direction, orderType].join(' ');

const useConfirming = (form: TradeForm) => {
  const [pressed, setConfirming] = useState<Confirming>();
  const subject = subjectOf(form);
  const recipient = form.recipient?.address;
  // Success empties the ticket and its recipient while the dialog still shows the result.
  const isOther = pressed?.subject !== subject || (form.amount !== undefined && pressed.recipient !== recipient);
  const isVoid = pressed !== undefined && (isOther || form.tokens.unsupported.length > 0);
  if (isVoid) setConfirming(undefined);
  const used = form.exchange?.used;
  return {
    confirming: isVoid ? undefined : pressed,
    confirm: (accepted: TradeQuote) => setConfirming({ accepted, used, subject, recipient }),
    close: () => setConfirming(undefined),
  };
};

interface NextStep {
  readonly variant: 'primary' | 'buy' | 'sell';
  readonly isBusy: boolean;
  readonly press: (() => void) | undefined;
}

const useNextStep = (form: TradeForm, confirm: (accepted: TradeQuote) => void): NextStep => {
  const walletSteps = useWalletSteps();
  const { isSwitching } = useNetworkSwitch();
  const { problem, direction, quote, exchange, approval } = form;
  const planAfterApproval = async (): Promise<TransactionPlan | undefined> => {
    if (exchange?.used.market || !quote) return undefined;
    const loaded = await import('#writes/orders/ticketOrderPlan.ts').catch(() => undefined);
    return loaded?.ticketOrderPlan(form, quote, quote.order.target);
  };
  const missing: Partial<Record<TradeProblem['code'], (() => void) | undefined>> = {
    ...walletSteps,
    approvalNeeded: () => approval.approve(planAfterApproval),
  };
  const provide = problem && missing[problem.code];
  return {
    variant: provide ? 'primary' : direction === 'BUY' ? 'buy' : 'sell',
    isBusy: isSwitching || problem?.code === 'approvalPending' || approval.asking,
    press: problem ? provide : quote && (() => confirm(quote)),
  };
};

const repeatsOf = ({ problem, approval, currencies }: TradeForm): Press | 'nothing' => {
  if (!problem) return orderPress(currencies);
  return problem.code === 'approvalNeeded' ? approval.repeats : 'nothing';
};

interface ConfirmationProps extends TicketButtonProps {
  readonly confirming: Confirming;
  readonly onAccept: (accepted: TradeQuote) => void;
  readonly onClose: () => void;
}

function Confirmation({ confirming, ...props }: ConfirmationProps): ReactElement {
  const { accepted, used } = confirming;
  if (used?.split) return <SplitOrder {...props} accepted={accepted} split={used.split} />;
  if (used?.market) return <SwapOnExchange {...props} accepted={accepted} market={used.market} />;
  return <PlaceOrder {...props} accepted={accepted} />;
}

export function TicketButton({ form }: TicketButtonProps): ReactElement {
  const { i18n } = useLingui();
  const keyboard = useVisualViewportInset();
  const { problem, direction, market, approval } = form;
  const { confirming, confirm, close } = useConfirming(form);
  const { variant, isBusy, press } = useNextStep(form, confirm);
  const repeats = repeatsOf(form);
  const [isRefused, setRefused] = useState(false);
  const baseSymbol = market?.base.symbol ?? '';
  return (
    <TicketAction style={keyboard > 0 ? { bottom: keyboard } : undefined}>
      <AgeStrip />
      <SendButton
        id={TICKET_BUTTON}
        repeats={repeats}
        sends={repeats !== 'nothing'}
        variant={variant}
        size="lg"
        block
        disabled={press === undefined || isRefused}
        loading={isBusy}
        onClick={press}
      >
        {problem ? (
          i18n._(buttonText(problem, press !== undefined))
        ) : direction === 'BUY' ? (
          <Trans>Buy {baseSymbol}</Trans>
        ) : (
          <Trans>Sell {baseSymbol}</Trans>
        )}
      </SendButton>
      {form.amount !== undefined && <TicketNote form={form} onRefusal={setRefused} />}
      {(approval.asking || approval.sending.phase === 'failed') && <ApproveOrder approval={approval} form={form} />}
      {confirming && <Confirmation form={form} confirming={confirming} onAccept={confirm} onClose={close} />}
    </TicketAction>
  );
}
