import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import type { TradeDirection, TradeQuote } from '#domain/trade/types.ts';
import { AgeLine } from '#features/blockAge/index.ts';
import { moneyText } from '#features/money/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { handFocus } from '#ui/text/handFocus.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { needsTypedWord } from '../preview/PriceImpact.tsx';
import { lessReceived, takesMoreOfOwn } from '../form/requote.ts';
import { orderPress } from '../form/orderPress.ts';
import type { Market } from '../../shared/tradeMarket.ts';
import { ShortFunds, shortFunds, type FundedTicket } from './ShortFunds.tsx';

export interface SendableTicket extends FundedTicket {
  readonly account: Address | undefined;
  readonly direction: TradeDirection;
  readonly postOnly: boolean;
  readonly isBlockTooOld: boolean;
}

export interface ConfirmActionProps {
  readonly form: SendableTicket;
  readonly market: Market;
  readonly accepted: TradeQuote;
  /** The accepted order at the present block; undefined if it would be refused now. */
  readonly live: TradeQuote | undefined;
  readonly isRefused?: boolean;
  /** Parts of a split at the present block; `accepted` and `live` are their sums. */
  readonly parts?: readonly TradeQuote[] | undefined;
  readonly label?: ReactNode;
  /** Offer of a better route, shown while the accepted order is as good as before. */
  readonly better?: ReactNode;
  readonly onAccept: (quote: TradeQuote) => void;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

interface MovedProps extends ConfirmActionProps {
  readonly confirm: RefObject<HTMLButtonElement | null>;
}

function Moved({ form, accepted, live, onAccept, onClose, confirm }: MovedProps): ReactElement | null {
  const less = lessReceived(accepted, live);
  const { output } = form.currencies;
  const { quote } = form;
  const isOwn = less === 0n && takesMoreOfOwn(accepted, live, form.account);
  if (live && less === 0n && !isOwn) return null;
  const title = isOwn ? (
    <Trans>This would now fill your own order. Accept, or cancel that order first.</Trans>
  ) : live ? (
    <Trans>
      Price updated: you now receive {output && moneyText(less, output, 'paid')} {output?.symbol} less.
    </Trans>
  ) : form.postOnly ? (
    <Trans>The price moved: your post-only order would fill at once.</Trans>
  ) : (
    <Trans>The exchange would no longer accept this order as quoted.</Trans>
  );
  const action = quote ? (
    <Button size="xs" variant="outline" ref={handFocus(confirm)} onClick={() => onAccept(quote)}>
      <Trans>Accept</Trans>
    </Button>
  ) : (
    <Button size="xs" variant="outline" onClick={onClose}>
      <Trans>Back to the ticket</Trans>
    </Button>
  );
  return <Banner tone="warning" role="status" title={title} action={action} />;
}

/** The typed word is valid for the price it was typed for; a worse accepted price clears it. */
const useTypedWord = (accepted: TradeQuote): readonly [string, (text: string) => void] => {
  const [entry, setEntry] = useState({ text: '', accepted });
  const isWorse = lessReceived(entry.accepted, accepted) > 0n;
  return [isWorse ? '' : entry.text, (text) => setEntry({ text, accepted })];
};

export function ConfirmAction(props: ConfirmActionProps): ReactElement {
  const { form, market, accepted, live, parts = [], onConfirm } = props;
  const { t } = useLingui();
  const [typed, setTyped] = useTypedWord(accepted);
  const confirm = useRef<HTMLButtonElement>(null);
  const word = t`CONFIRM`;
  const needsWord = [live ?? accepted, ...parts].some((quote) => needsTypedWord(quote, form.direction));
  const isMoved =
    live === undefined || lessReceived(accepted, live) > 0n || takesMoreOfOwn(accepted, live, form.account);
  const isWordMissing = needsWord && typed.trim().toUpperCase() !== word.toUpperCase();
  const isShort = shortFunds(form, accepted) !== undefined;
  const buys = form.direction === 'BUY';
  const baseSymbol = market.base.symbol;
  return (
    <>
      <Moved {...props} confirm={confirm} />
      {!isMoved && props.better}
      <ShortFunds form={form} accepted={accepted} onClose={props.onClose} />
      {needsWord && (
        <TextField
          kind="code"
          label={t`Type ${word} to trade at this price impact`}
          value={typed}
          onChange={setTyped}
        />
      )}
      <AgeLine />
      <SendButton
        repeats={orderPress(form.currencies)}
        ref={confirm}
        variant={buys ? 'buy' : 'sell'}
        size="lg"
        block
        disabled={isMoved || isShort || isWordMissing || form.isBlockTooOld || props.isRefused}
        onClick={onConfirm}
      >
        {props.label ?? (buys ? <Trans>Buy {baseSymbol}</Trans> : <Trans>Sell {baseSymbol}</Trans>)}
      </SendButton>
    </>
  );
}
