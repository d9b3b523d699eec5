import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactElement, type RefObject } from 'react';
import type { PairBook } from '#domain/orderBook/types.ts';
import { CancelProblem } from '#features/transactions/index.ts';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Button } from '#ui/fields/Button.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { useFocusAfter } from '#ui/hooks/useFocusAfter.ts';
import { useWhenChanged } from '#ui/hooks/useWhenChanged.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { CancelsGoOn, FailedCancels } from './CancelsGoOn.tsx';
import { viewKey, type OpenOrderView } from '../own/openOrderView.ts';
import { useCancelAll, type CancelProgress } from './useCancelAll.ts';

interface StepState {
  readonly progress: CancelProgress;
  readonly isOpen: boolean;
  readonly hasFailed: boolean;
  readonly place: number;
}

function StepWord({ progress, isOpen, hasFailed, place }: StepState): ReactElement {
  const { phase, sent, isBatch } = progress;
  if (!isOpen) return <Trans>No longer open</Trans>;
  if (hasFailed) return <Trans>Failed, still open</Trans>;
  if (place < sent) return <Trans>Pending</Trans>;
  if (isBatch && phase === 'running') return <Trans>Confirm in your wallet</Trans>;
  if (phase === 'stopped' || phase === 'refused') return <Trans>Not sent</Trans>;
  return place > sent ? <Trans>Next</Trans> : <Trans>Confirm in your wallet</Trans>;
}

function StepName({ view, number }: { readonly view: OpenOrderView; readonly number: number }): ReactElement {
  const { left, price, side } = view;
  return side === 'SELL' ? (
    <Trans>
      {number}. Sell {left} at {price}
    </Trans>
  ) : (
    <Trans>
      {number}. Buy for {left} at {price}
    </Trans>
  );
}

const openOf = (book: PairBook | undefined, views: readonly OpenOrderView[]): ReadonlySet<string> => {
  const indexes = new Set([book?.side0, book?.side1].flatMap((side) => side?.orders.map(({ index }) => index) ?? []));
  return new Set(views.filter(({ order }) => indexes.has(order.index)).map(viewKey));
};

interface CancelFirstProps {
  readonly book: PairBook | undefined;
  readonly views: readonly OpenOrderView[];
  /** Receives the focus at the end, because the button that opened this disappears. */
  readonly back: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/**
 * Starts at once, and closes once none of the orders is open. The ticket keeps its fields and has a new quote by then.
 */
export function CancelFirst({ book, views, back, onClose }: CancelFirstProps): ReactElement {
  const { t } = useLingui();
  const { progress, failed, problem, isReady, start, startInSteps, goOn, stop } = useCancelAll(views);
  const isStarted = useRef(false);
  useWhenChanged(isReady, () => {
    if (isStarted.current || !isReady) return;
    isStarted.current = true;
    start();
  });
  useFocusAfter(back);
  const open = openOf(book, views);
  const isDone = progress.phase === 'done' && open.size === 0;
  useWhenChanged(isDone, (done) => {
    if (done) onClose();
  });
  const close = (): void => {
    stop();
    onClose();
  };
  const rows = views.map((view, place) => ({
    key: viewKey(view),
    label: <StepName view={view} number={place + 1} />,
    value: (
      <StepWord
        progress={progress}
        isOpen={open.has(viewKey(view))}
        hasFailed={failed.has(viewKey(view))}
        place={place}
      />
    ),
  }));
  return (
    <Modal open onClose={close} title={t`Cancel your own orders first`}>
      <DialogColumn role="status">
        <KeyValue rows={rows} />
        <FailedCancels count={[...open].filter((key) => failed.has(key)).length} />
        {problem ? (
          <div role="alert">
            <CancelProblem problem={problem} />
          </div>
        ) : (
          <p>
            <Trans>Your ticket stays as it is and gets a new quote once they are cancelled.</Trans>
          </p>
        )}
        <CancelsGoOn startInSteps={startInSteps} goOn={goOn} />
        <Button variant="ghost" block onClick={close}>
          <Trans>Back to the ticket</Trans>
        </Button>
      </DialogColumn>
    </Modal>
  );
}
