import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { env } from '../../config/env.ts';
import type { Address, Token } from '../../domain/tokens/types.ts';
import { TransactionDialog, useSummaryOf } from '../../features/transactions/index.ts';
import { Button } from '../../ui/Button.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { space } from '../../ui/theme/theme.ts';
import { planCancel } from '../../writes/cancelOrder.ts';
import { useSubmit } from '../../writes/useSubmit.ts';
import type { OpenOrderView } from './openOrderView.ts';
import type { TradeForm } from './useTradeForm.ts';

const Column = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export interface CancelOrderProps {
  readonly form: TradeForm;
  readonly view: OpenOrderView;
  readonly onClose: () => void;
}

/** Takes an open order back: what returns is said first. */
export function CancelOrder({ form, view, onClose }: CancelOrderProps): ReactElement | null {
  const { t } = useLingui();
  const { state, submit, reset } = useSubmit();
  const summaryOf = useSummaryOf();
  const { inputToken, outputToken } = form.currencies;
  const { order, paidBack } = view;
  const tokenAt = (address: Address): Token | undefined =>
    [inputToken, outputToken].find((token) => token?.address === address);
  const [soldToken, wantedToken] = [tokenAt(order.soldToken), tokenAt(order.wantedToken)];
  if (!soldToken || !wantedToken) return null;
  const plan = planCancel(
    { soldToken, wantedToken, paidBack, index: order.index, amount: order.remain },
    env.orderBook,
  );
  const summary = summaryOf(plan.info);
  const dismiss = (): void => {
    reset();
    onClose();
  };
  return (
    <>
      <Modal open={state.phase === 'idle'} onClose={onClose} title={t`Cancel this order?`}>
        <Column>
          <p>
            {view.side === 'BUY' ? (
              <Trans>
                Buy {view.amount} at {view.price}.
              </Trans>
            ) : (
              <Trans>
                Sell {view.amount} at {view.price}.
              </Trans>
            )}{' '}
            {order.remain === order.from ? (
              <Trans>Nothing of it is filled yet.</Trans>
            ) : (
              <Trans>{view.filled} is filled and stays yours.</Trans>
            )}
          </p>
          <KeyValue rows={[{ key: 'back', label: <Trans>Comes back to you</Trans>, value: view.left }]} />
          <Button variant="danger" size="lg" block onClick={() => void submit(plan, summary)}>
            <Trans>Cancel order</Trans>
          </Button>
          <Button variant="ghost" block onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
        </Column>
      </Modal>
      <TransactionDialog state={state} summary={summary} onDismiss={dismiss} />
    </>
  );
}
