import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { quoteOnRouter } from '#domain/trade/routerQuote.ts';
import type { TradeSplit } from '#domain/trade/splitTrade.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { AgeLine } from '#features/blockAge/index.ts';
import { ConfirmWord, SendButton } from '#features/sendButton/index.ts';
import {
  CancelRemainder,
  problemWords,
  recordOutcomeWords,
  restWords,
  useDifferentWords,
} from '#features/transactions/index.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { Button } from '#ui/fields/Button.tsx';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { orderPress } from '../../form/orderPress.ts';
import type { Market } from '../../../shared/tradeMarket.ts';
import type { TradeForm } from '../../form/useTradeForm.ts';
import { needsTypedWord } from '../../preview/PriceImpact.tsx';
import { PartApproval } from './PartApproval.tsx';
import { PartFigures } from '../PartRows.tsx';
import type { SplitParts } from './useSplitParts.ts';
import type { SplitProgress, SplitSteps } from './useSplitSteps.ts';

/** Result of a mined part, from its receipt. */
function Done({ hash }: { readonly hash: Hex }): ReactElement | null {
  const { i18n } = useLingui();
  const record = useAppSelector((state) => selectTransaction(state, POLYGON_CHAIN_ID, hash));
  const different = useDifferentWords(record);
  const words = record && recordOutcomeWords(record);
  const rest = record && restWords(record.info, record.outcome);
  if (!record?.receipt) return null;
  if (different !== undefined) return <p role="alert">{different}</p>;
  if (!words) return null;
  return (
    <>
      <p>
        {i18n._(words)}
        {rest && <>. {i18n._(rest)}</>}
      </p>
      <CancelRemainder record={record} />
    </>
  );
}

interface SecondPartProps {
  readonly form: TradeForm;
  readonly market: Market;
  readonly split: TradeSplit;
  readonly parts: SplitParts;
  readonly steps: SplitSteps;
  readonly onClose: () => void;
}

/** The second part at the newest block, with a new limit; undefined while the pool is unknown. */
const quoteNow = ({ form, split, parts }: SecondPartProps): TradeQuote | undefined => {
  const { currencies, direction, slippageBps } = form;
  const { inputToken: input, outputToken: output } = currencies;
  const { market } = parts;
  if (!input || !output || !market) return undefined;
  const intent = { input, output, direction, slippageBps, amount: split.other.order.from } as const;
  const quoted = quoteOnRouter({ ...intent, orderType: 'MARKET', field: 'INPUT' }, market);
  return quoted.ok ? quoted.value : undefined;
};

interface SendSecondProps extends SecondPartProps {
  readonly quote: TradeQuote;
  readonly isBusy: boolean;
}

function SendSecond({ form, split, parts, steps, quote, isBusy }: SendSecondProps): ReactElement {
  const { t } = useLingui();
  const approval = parts.approvals.other;
  const { name } = split.market;
  const label = <Trans>Step 2 of 2: trade on {name}</Trans>;
  const press = (): void => {
    const plan = parts.swapPlan(quote);
    if (plan) steps.second(plan);
  };
  const shared = { repeats: orderPress(form.currencies), disabled: isBusy || form.isBlockTooOld };
  if (approval.state !== 'approved') return <PartApproval approval={approval} form={form} exchange={name} />;
  if (needsTypedWord(quote, form.direction)) {
    const word = t`CONFIRM`;
    return (
      <ConfirmWord {...shared} word={word} label={t`Type ${word} to trade at this price impact`} onConfirm={press}>
        {label}
      </ConfirmWord>
    );
  }
  return (
    <SendButton
      {...shared}
      variant={form.direction === 'BUY' ? 'buy' : 'sell'}
      size="lg"
      block
      loading={isBusy}
      onClick={press}
    >
      {label}
    </SendButton>
  );
}

/** False once the ticket's amount is not that of the second part. */
const isInTicket = ({ form, split }: SecondPartProps): boolean =>
  form.field === 'INPUT' && form.amount === split.other.order.from;

type Second = Extract<SplitProgress, { readonly at: 'second' }>;

function Offer(props: SecondPartProps & { readonly progress: Second }): ReactElement {
  const { form, market, split, parts, progress } = props;
  const { i18n } = useLingui();
  const quote = quoteNow(props);
  const { name } = split.market;
  const { problem } = progress;
  if (progress.stage === 'open' && !isInTicket(props)) {
    return (
      <p role="alert">
        <Trans>The first part is done. Your ticket has another amount now, so the second part was not sent.</Trans>
      </p>
    );
  }
  return (
    <>
      <p>
        <Trans>The first part is done. Your ticket keeps the second part, also if you leave it out now.</Trans>
      </p>
      {quote ? (
        <p role="status">
          {name}: <PartFigures quote={quote} direction={form.direction} market={market} />
        </p>
      ) : (
        <p role="alert">{parts.market ? <Trans>{name} can't fill this order.</Trans> : <Trans>Loading</Trans>}</p>
      )}
      {problem && <p role={problem.code === 'rejected' ? 'status' : 'alert'}>{i18n._(problemWords(problem))}</p>}
      <AgeLine />
      {quote && <SendSecond {...props} quote={quote} isBusy={progress.stage === 'sending'} />}
    </>
  );
}

export function SecondPart(props: SecondPartProps): ReactElement {
  const { steps, onClose } = props;
  const { progress } = steps;
  const { t } = useLingui();
  return (
    <Modal open onClose={onClose} title={t`Split order`}>
      <DialogColumn>
        {progress.at === 'first' ? (
          <p role="status">
            <Trans>The first part is pending. Keep this window open for the second one.</Trans>
          </p>
        ) : (
          <Done hash={progress.first} />
        )}
        {progress.at === 'second' && <Offer {...props} progress={progress} />}
        {progress.at === 'done' && (
          <>
            <Done hash={progress.second} />
            <p role="status">
              <Trans>Both parts were sent. You can close this.</Trans>
            </p>
          </>
        )}
        <Button variant="ghost" block onClick={onClose}>
          {progress.at === 'second' ? <Trans>Leave the second part out</Trans> : <Trans>Close</Trans>}
        </Button>
      </DialogColumn>
    </Modal>
  );
}
