import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { priceText } from '../../shared/priceText.ts';
import type { ConfirmActionProps } from './ConfirmAction.tsx';

interface SafeOrderNoticeProps extends Pick<ConfirmActionProps, 'market' | 'accepted' | 'form'> {
  readonly plan: TransactionPlan;
}

/** A Safe with several owners executes the order later, perhaps at other prices than shown. */
export function SafeOrderNotice({ plan, market, accepted, form }: SafeOrderNoticeProps): ReactElement | null {
  const { multisig } = useWallet();
  if (!multisig || multisig.threshold < 2) return null;
  const { threshold } = multisig;
  const limit = priceText(accepted.limitPrice, market, form.direction);
  const isMarket = plan.info.kind === 'placeOrder' && plan.info.orderType === 'MARKET';
  return (
    <Banner tone="warning" title={<Trans>Your Safe executes it later, once {threshold} owners have signed</Trans>}>
      {isMarket ? (
        <Trans>
          It then fills at the prices of that moment, none worse than {limit}. What doesn't fill stays open as a limit
          order at {limit}.
        </Trans>
      ) : (
        <Trans>Until then it isn't in the order book. It then fills or stays open by the prices of that moment.</Trans>
      )}
    </Banner>
  );
}
