import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { rules } from '#config/rules.ts';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { Dollars, Money } from '#features/money/index.ts';
import { useDollarValue } from '#reads/tokens/useDollarValues.ts';
import { useGasEstimate } from '#reads/calls/useGasEstimate.ts';
import { useGasPrice } from '#reads/calls/useGasPrice.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import type { TransactionPlan } from '#writes/plan/plan.ts';

export interface NetworkFeeProps {
  readonly plan: TransactionPlan;
  readonly accepted: TradeQuote;
  readonly then?: TransactionPlan;
  /** Number of approvals that are sent before the plans or with them; undefined while unknown. */
  readonly missing: number | undefined;
  /** Gas of all plans by rule, because no node can estimate a call before its approval. */
  readonly gasByRule: bigint;
}

const useGas = (plan: TransactionPlan | undefined, { order }: TradeQuote): bigint | undefined => {
  const { account } = useWallet();
  const request = account && plan && { from: account, to: plan.contract, data: plan.callData, value: plan.value };
  return useGasEstimate(request, `${order.from} ${order.to}`);
};

const useGasOfAll = ({ plan, accepted, then, missing, gasByRule }: NetworkFeeProps): bigint | undefined => {
  const isApproved = missing === 0;
  const first = useGas(isApproved ? plan : undefined, accepted);
  const second = useGas(isApproved ? then : undefined, accepted);
  if (missing === undefined) return undefined;
  if (missing > 0) return gasByRule + BigInt(missing) * rules.gas.approve;
  return then === undefined ? first : first && second && first + second;
};

/** At the present gas price, with missing approvals; a dash while unknown. */
export function NetworkFee(props: NetworkFeeProps): ReactElement {
  const gas = useGasOfAll(props);
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
