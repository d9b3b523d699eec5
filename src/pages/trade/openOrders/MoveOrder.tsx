import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState, type ReactElement } from 'react';
import { PendingCancel } from '#features/transactions/index.ts';
import { useFreshness } from '#features/blockAge/index.ts';
import { NumberField } from '#features/currencyInput/index.ts';
import { useSentCancels } from '#reads/book/useSentCancels.ts';
import type { MyOrder } from '#reads/book/useDeepOrders.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Button } from '#ui/fields/Button.tsx';
import { useWhenChanged } from '#ui/hooks/useWhenChanged.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { MoveQuoteNotes } from './MoveQuoteNotes.tsx';
import { Action, Outcome, Steps } from './MoveSteps.tsx';
import { amountToPlace, isTypeable, isUncancelled } from './moveProgress.ts';
import { isPriceFlaw, priceFieldText, useMoveQuotes, type MoveQuotes } from './moveView.ts';
import { moveProblemWords } from './moveWords.ts';
import { openOrderView, viewKey, type OpenOrderView } from '../order/own/openOrderView.ts';
import { bookToken, type Market } from '../shared/tradeMarket.ts';
import { FollowUpDropped } from '../order/followUps/FollowUpDropped.tsx';
import { needsTypedWord } from '../order/preview/PriceImpact.tsx';
import { useLiveOrder } from './useLiveOrder.ts';
import { useMoveOrder, type MoveOrderRun } from './useMoveOrder.ts';

export interface MoveOrderProps {
  readonly order: MyOrder;
  readonly market: Market;
  readonly price?: string | undefined;
  readonly onClose: () => void;
}

interface MoveProps {
  readonly view: OpenOrderView;
  readonly run: MoveOrderRun;
  readonly quotes: MoveQuotes;
  readonly quote: ReturnType<MoveQuotes['quote']>;
  readonly price: string;
  readonly note: string | undefined;
}

function Move({ view, run, quotes, quote, price, note }: MoveProps): ReactElement {
  const isStale = useFreshness() === 'stale';
  const { input, output, isAssumed } = quotes;
  const isTyping = isTypeable(run.progress.at);
  return (
    <>
      {isTyping && note !== undefined && <p>{note}</p>}
      {isTyping && quote.ok && output && (
        <MoveQuoteNotes view={view} quote={quote.value} input={input} output={output} />
      )}
      {isTyping && isAssumed && output && (
        <p>
          <Trans>
            It isn't known here which currency this order pays out. The new order pays{' '}
            <span translate="no">{output.symbol}</span>.
          </Trans>
        </p>
      )}
      {isUncancelled(run.progress.at) && <FollowUpDropped view={view} />}
      <Steps progress={run.progress} isDropped={run.isDropped} price={price} />
      <Outcome view={view} progress={run.progress} isDropped={run.isDropped} />
      {isStale && isTyping && (
        <p>
          <Trans>Prices are too old. Wait for the next block.</Trans>
        </p>
      )}
      <Action
        view={view}
        run={run}
        isGood={quote.ok && !isStale}
        isSevere={quote.ok && needsTypedWord(quote.value, view.side)}
      />
    </>
  );
}

function Order({ view }: { readonly view: OpenOrderView }): ReactElement {
  return (
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
  );
}

export function MoveOrder({ order, market, price, onClose }: MoveOrderProps): ReactElement {
  const { t, i18n } = useLingui();
  const { signer: account } = useWallet();
  const live = useLiveOrder(order);
  const shown = live.order;
  const view = useMemo(() => openOrderView(shown, market, bookToken(market.base), undefined), [shown, market]);
  const [typed, type] = useState(price ?? priceFieldText(view));
  const quotes = useMoveQuotes(view, typed);
  const run = useMoveOrder(view, quotes);
  const { at } = run.progress;
  const isGone = isUncancelled(at) && live.isRead && !live.isOpen;
  const isCancelling = useSentCancels().has(viewKey(view)) && isUncancelled(at);
  const quote = quotes.quote(amountToPlace(run.progress, shown.remain));
  const close = (): void => {
    run.stop();
    onClose();
  };
  useWhenChanged(account !== order.maker, (isOther) => {
    if (isOther) close();
  });
  const problem = quote.ok ? undefined : i18n._(moveProblemWords(quote.error, market, quotes.input));
  const isFlaw = !quote.ok && isPriceFlaw(quote.error);
  return (
    <Modal open onClose={close} title={t`Move this order`}>
      <DialogColumn role="status">
        <Order view={view} />
        <NumberField
          label={<Trans>New price</Trans>}
          value={typed}
          onChange={type}
          units={[market.quote.symbol]}
          end={market.quote.symbol}
          disabled={!isTypeable(at)}
          error={isTypeable(at) && isFlaw && problem}
        />
        {isGone ? (
          <p role="alert">
            <Trans>This order is no longer open, so it cannot be moved.</Trans>
          </p>
        ) : isCancelling ? (
          <PendingCancel />
        ) : (
          <Move view={view} run={run} quotes={quotes} quote={quote} price={typed} note={isFlaw ? undefined : problem} />
        )}
        <Button variant="ghost" block onClick={close}>
          {isUncancelled(at) ? <Trans>Keep order</Trans> : <Trans>Close</Trans>}
        </Button>
      </DialogColumn>
    </Modal>
  );
}
