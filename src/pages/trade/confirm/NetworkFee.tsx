import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { Dollars, Money } from '#features/money/index.ts';
import { useDollarValue } from '#reads/tokens/useDollarValue.ts';
import { useGasEstimate } from '#reads/calls/useGasEstimate.ts';
import { useGasPrice } from '#reads/calls/useGasPrice.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import type { TransactionPlan } from '#writes/plan/plan.ts';

interface NetworkFeeProps {
  readonly plan: TransactionPlan;
  readonly accepted: TradeQuote;
  /** Second transaction, or second call of a batch. */
  readonly then?: TransactionPlan;
}

const useGas = (plan: TransactionPlan | undefined, { order }: TradeQuote): bigint | undefined => {
  const { account } = useWallet();
  const request = account && plan && { from: account, to: plan.contract, data: plan.callData, value: plan.value };
  return useGasEstimate(request, `${order.from} ${order.to}`);
};

/** At the present gas price; a dash while unknown. */
export function NetworkFee({ plan, accepted, then }: NetworkFeeProps): ReactElement {
  const first = useGas(plan, accepted);
  const second = useGas(then, accepted);
  const gas = then === undefined ? first : first && second && first + second;
  const price = useGasPrice(true);
  const fee = gas === undefined || price === undefined ? undefined : gas * price;
  const dollars = useDollarValue(nativeCurrency, fee);
  const words =
    fee === undefined ? (
      NO_VALUE
    ) : (
      <>
        <Money raw={fee} currency={nativeCurrency} role="paid" />
        {dollars && (
          <>
            {' '}
            (<Dollars value={dollars} isPublic />)
          </>
        )}
      </>
    );
  return <KeyValue size={13} rows={[{ key: 'fee', label: <Trans>Network fee, estimated</Trans>, value: words }]} />;
}
