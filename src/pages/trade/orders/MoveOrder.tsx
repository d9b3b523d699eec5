import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { valueOf } from '#lib/loadable.ts';
import { useApproval } from '#features/approval/index.ts';
import { useFreshness } from '#features/blockAge/index.ts';
import { NumberField } from '#features/currencyInput/index.ts';
import { problemWords } from '#features/transactions/index.ts';
import { useMyOrders } from '#reads/book/useMyOrders.ts';
import type { MyOrder } from '#reads/book/useDeepOrders.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Button } from '#ui/fields/Button.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { useWhenChanged } from '#ui/hooks/useWhenChanged.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { MoveQuoteNotes } from './MoveQuoteNotes.tsx';
import { moveSpender, priceFieldText, useMoveQuotes } from './moveView.ts';
import { moveProblemWords, stepWords } from './moveWords.ts';
import { backText, openOrderView } from './openOrderView.ts';
import type { OpenOrderView } from './openOrderView.ts';
import { bookToken } from '../form/tradeMarket.ts';
import type { Market } from '../form/tradeMarket.ts';
import { useMoveOrder } from './useMoveOrder.ts';
import type { MoveOrderRun, MoveProgress } from './useMoveOrder.ts';

interface StepsProps {
  readonly progress: MoveProgress;
  readonly price: string;
}

function Steps({ progress, price }: StepsProps): ReactElement {
  const { i18n } = useLingui();
  return (
    <KeyValue
      rows={[
        {
          key: 'cancel',
          label: <Trans>1. Cancel the order</Trans>,
          value: i18n._(stepWords(progress.at, 'cancel')),
        },
        {
          key: 'place',
          label: <Trans>2. Place it at {price}</Trans>,
          value: i18n._(stepWords(progress.at, 'place')),
        },
      ]}
    />
  );
}

interface OutcomeProps {
  readonly view: OpenOrderView;
  readonly progress: MoveProgress;
}

/** What is true of the order when a step did not happen, and why. */
function Outcome({ view, progress }: OutcomeProps): ReactElement | null {
  const { i18n } = useLingui();
  const { market, paidBack } = view;
  if (progress.at === 'placed') {
    return (
      <p>
        <Trans>The new order was sent. You can close this.</Trans>
      </p>
    );
  }
  if (progress.at === 'notCancelled') {
    return (
      <p role="alert">
        {progress.problem ? (
          i18n._(problemWords(progress.problem))
        ) : (
          <Trans>The cancellation did not go through. No new order was sent.</Trans>
        )}
      </p>
    );
  }
  if (progress.at === 'cancelling' || progress.at === 'confirming') {
    return (
      <p>
        <Trans>Keep this window open. The new order is sent once the cancellation confirms.</Trans>
      </p>
    );
  }
  if (progress.at !== 'notPlaced') return null;
  const { back, problem, refused } = progress;
  const amount = back === undefined ? undefined : backText(back, paidBack);
  return (
    <div role="alert">
      <p>
        {amount === undefined ? (
          <Trans>Your order was cancelled. Couldn't load the returned amount, so no new order was sent.</Trans>
        ) : (
          <Trans>Your order was cancelled and {amount} is back in your wallet. The new order was not placed.</Trans>
        )}
      </p>
      {problem && <p>{i18n._(problemWords(problem))}</p>}
      {refused && <p>{i18n._(moveProblemWords(refused, market, paidBack))}</p>}
    </div>
  );
}

interface ActionProps {
  readonly view: OpenOrderView;
  readonly run: MoveOrderRun;
  /** The order could be placed as it is typed. */
  readonly isGood: boolean;
}

/** The one next step: the approval that the new order needs, the move, or what is left of it. */
function Action({ view, run, isGood }: ActionProps): ReactElement | null {
  const { i18n } = useLingui();
  const { paidBack, order } = view;
  const approval = useApproval(paidBack, order.remain, moveSpender);
  const { at } = run.progress;
  if (at === 'notPlaced') {
    return (
      <Button variant="primary" size="lg" block disabled={!isGood} onClick={run.placeAgain}>
        <Trans>Try again</Trans>
      </Button>
    );
  }
  if (at !== 'review' && at !== 'notCancelled') return null;
  if (approval.state === 'notApproved' || approval.state === 'pending') {
    const isBusy = approval.asking || approval.state === 'pending';
    const { sending } = approval;
    return (
      <>
        <p>
          <Trans>The new order needs an approval first. Your order stays open meanwhile.</Trans>
        </p>
        {sending.phase === 'failed' && <p role="alert">{i18n._(problemWords(sending.problem))}</p>}
        <Button variant="primary" size="lg" block disabled={isBusy || !isGood} onClick={() => approval.approve()}>
          {isBusy ? <Trans>Approving {paidBack.symbol}</Trans> : <Trans>Approve {paidBack.symbol}</Trans>}
        </Button>
      </>
    );
  }
  return (
    <Button variant="primary" size="lg" block disabled={!isGood || approval.state !== 'approved'} onClick={run.start}>
      <Trans>Move order</Trans>
    </Button>
  );
}

/** The order as the block shown has it; undefined once it is no longer open. */
const useLive = ({ soldToken, wantedToken, index, maker }: MyOrder): { readonly order?: MyOrder; isRead: boolean } => {
  const reading = useMyOrders(maker, soldToken, wantedToken);
  const order = valueOf(reading)?.find((own) => own.index === index && own.soldToken === soldToken);
  return { ...(order && { order }), isRead: reading.status === 'ready' };
};

export interface MoveOrderProps {
  readonly order: MyOrder;
  readonly market: Market;
  /** Where it was dragged to, as the text of a price field; left out, the price is still to be typed. */
  readonly price?: string | undefined;
  readonly onClose: () => void;
}

/** Moves an open order to another price: cancels it and places what comes back, two transactions one after the other. */
export function MoveOrder({ order, market, price, onClose }: MoveOrderProps): ReactElement {
  const { t, i18n } = useLingui();
  const { account } = useWallet();
  const live = useLive(order);
  const shown = live.order ?? order;
  const view = useMemo(() => openOrderView(shown, market, bookToken(market.base), undefined), [shown, market]);
  const [typed, type] = useState(price ?? priceFieldText(view));
  const quotes = useMoveQuotes(view, typed);
  const run = useMoveOrder(view, quotes);
  const { at } = run.progress;
  const isTyping = at === 'review' || at === 'notCancelled' || at === 'notPlaced';
  const isGone = (at === 'review' || at === 'notCancelled') && live.isRead && !live.order;
  const amount = (run.progress.at === 'notPlaced' ? run.progress.back : undefined) ?? shown.remain;
  const quote = quotes.quote(amount);
  const close = (): void => {
    run.stop();
    onClose();
  };
  useWhenChanged(account !== order.maker, (isOther) => {
    if (isOther) close();
  });
  const isStale = useFreshness() === 'stale';
  const problem = quote.ok ? undefined : i18n._(moveProblemWords(quote.error, market, quotes.input));
  const isFlaw = !quote.ok && quote.error.code !== 'loading' && quote.error.code !== 'samePrice';
  return (
    <Modal open onClose={close} title={t`Move this order`} tall>
      <DialogColumn role="status">
        <p>
          {view.side === 'BUY' ? (
            <Trans>
              Buy for {view.left} at {view.price}.
            </Trans>
          ) : (
            <Trans>
              Sell {view.left} at {view.price}.
            </Trans>
          )}
        </p>
        <NumberField
          label={<Trans>New price</Trans>}
          value={typed}
          onChange={type}
          units={[market.quote.symbol]}
          end={market.quote.symbol}
          disabled={!isTyping}
          error={isTyping && isFlaw && problem}
        />
        {isGone ? (
          <p role="alert">
            <Trans>This order is no longer open, so it cannot be moved.</Trans>
          </p>
        ) : (
          <>
            {isTyping && !isFlaw && problem !== undefined && <p>{problem}</p>}
            {isTyping && quote.ok && <MoveQuoteNotes view={view} quote={quote.value} quotes={quotes} />}
            <Steps progress={run.progress} price={typed} />
            <Outcome view={view} progress={run.progress} />
            {isStale && isTyping && (
              <p>
                <Trans>Prices are too old. Wait for the next block.</Trans>
              </p>
            )}
            <Action view={view} run={run} isGood={quote.ok && !isStale} />
          </>
        )}
        <Button variant="ghost" block onClick={close}>
          {at === 'review' || at === 'notCancelled' ? <Trans>Keep order</Trans> : <Trans>Close</Trans>}
        </Button>
      </DialogColumn>
    </Modal>
  );
}
