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
import type { TransactionPlan } from '#writes/plan.ts';

interface NetworkFeeProps {
  readonly plan: TransactionPlan;
  readonly accepted: TradeQuote;
}

/** At the present gas price; a dash while unknown. */
export function NetworkFee({ plan, accepted }: NetworkFeeProps): ReactElement {
  const { account } = useWallet();
  const { contract: to, callData: data, value } = plan;
  const { from, to: bought } = accepted.order;
  const gas = useGasEstimate(account && { from: account, to, data, value }, `${from} ${bought}`);
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
