import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { useAccountEvents } from '#reads/book/useAccountEvents.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { Button } from '#ui/fields/Button.tsx';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import type { SubmitState } from '#writes/sending/useSubmit.ts';
import { bookToken } from '../../shared/tradeMarket.ts';
import type { TradeForm } from '../form/useTradeForm.ts';
import { openOrderView, type OpenOrderView } from '../own/openOrderView.ts';
import { FollowUpForm } from './FollowUpForm.tsx';

type PlacedForm = Pick<TradeForm, 'account' | 'market' | 'currencies'>;

const useRestingOrder = ({ account, market, currencies }: PlacedForm, hash: Hex): OpenOrderView | undefined => {
  const record = useAppSelector((root) => selectTransaction(root, POLYGON_CHAIN_ID, hash));
  const { inputToken, outputToken } = currencies;
  if (!record?.outcome || record.info.kind !== 'placeOrder' || !market || !inputToken || !outputToken) return undefined;
  const { info, outcome } = record;
  if (info.orderType !== 'LIMIT' || outcome.rests === '0' || account === undefined || info.maker !== account) {
    return undefined;
  }
  const order = {
    ...{ index: BigInt(outcome.orderIndex), maker: account, remain: BigInt(outcome.rests) },
    ...{ from: BigInt(info.from), to: BigInt(info.to) },
    ...{ soldToken: inputToken.address, boughtToken: outputToken.address },
  };
  return openOrderView(order, market, bookToken(market.base), undefined);
};

interface AfterPlacingProps {
  readonly form: PlacedForm;
  readonly state: SubmitState;
}

/** Offers to prepare the opposite of the order that was just placed. */
export function AfterPlacing({ form, state }: AfterPlacingProps): ReactElement | null {
  const view = useRestingOrder(form, state.phase === 'submitted' ? state.hash : '0x');
  const events = useAccountEvents(view?.order.maker);
  const [step, setStep] = useState<'closed' | 'open' | 'prepared'>('closed');
  if (!view) return null;
  if (step === 'prepared') {
    return (
      <p role="status">
        <Trans>Prepared. The order's row shows it.</Trans>
      </p>
    );
  }
  return step === 'open' ? (
    <DialogColumn>
      <FollowUpForm view={view} events={events} onClose={(isPrepared) => setStep(isPrepared ? 'prepared' : 'closed')} />
    </DialogColumn>
  ) : (
    <Button variant="outline" block onClick={() => setStep('open')}>
      <Trans>When this order fills…</Trans>
    </Button>
  );
}
