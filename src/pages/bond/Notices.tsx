import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatPercent } from '#domain/format/formatPercent.ts';
import type { BondView } from '#features/bonds/index.ts';
import { Reward } from '#features/rewards/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { offerOf } from './BondParts.tsx';

interface NoticeProps {
  readonly bond: BondView;
}

export function PriceNotice({ bond }: NoticeProps): ReactElement | null {
  const offer = offerOf(bond);
  if (!offer) return null;
  const { discountBps } = offer;
  if (discountBps === undefined) {
    return (
      <Banner tone="warning" title={<Trans>The market price is unknown</Trans>}>
        <Trans>No pool shows what these tokens are worth, so this may cost more than buying them on the market.</Trans>
      </Banner>
    );
  }
  const { bps, other = bps } = discountBps;
  if (bps >= 0n) return null;
  const percent = formatPercent(Number(-bps));
  if (other >= 0n) {
    return (
      <Banner tone="warning" role="status" title={<Trans>You may pay {percent} above the market price</Trans>}>
        <Trans>Deep pools disagree about the market price. Compare it with other markets before you buy.</Trans>
      </Banner>
    );
  }
  return (
    <Banner tone="danger" role="status" title={<Trans>You would pay {percent} above the market price</Trans>}>
      <Trans>At the market price the same tokens cost less, and they would be yours at once.</Trans>
    </Banner>
  );
}

interface RestartProps extends NoticeProps {
  readonly onRedeem?: (() => void) | undefined;
}

export function RestartNotice({ bond, onRedeem }: RestartProps): ReactElement | null {
  const { own, pending, payoutToken } = bond;
  if (!own || own.payout === 0n) return null;
  return (
    <Banner
      tone="warning"
      title={<Trans>A purchase restarts your vesting</Trans>}
      action={
        onRedeem && (
          <SendButton repeats={{ kinds: ['claimBond'] }} size="xs" variant="outline" onClick={onRedeem}>
            <Trans>Redeem first</Trans>
          </SendButton>
        )
      }
    >
      {pending ? (
        <Trans>
          You have <Reward raw={own.payout} token={payoutToken} /> in this bond. All of it would vest from the
          beginning, even the <Reward raw={pending} token={payoutToken} /> that have vested. Redeem these first.
        </Trans>
      ) : (
        <Trans>
          You have <Reward raw={own.payout} token={payoutToken} /> in this bond. All of it would vest from the
          beginning.
        </Trans>
      )}
    </Banner>
  );
}

export function BlockedNotice({
  bond,
  transferFeeBps = 0,
}: NoticeProps & { readonly transferFeeBps: number | undefined }): ReactElement | null {
  const { paidWith: name } = bond;
  if (bond.isOpen === false) {
    return (
      <Banner tone="info" title={<Trans>Sales are closed</Trans>}>
        <Trans>The treasury takes no deposits for this bond. What was bought keeps vesting and can be redeemed.</Trans>
      </Banner>
    );
  }
  if (bond.isSoldOut === true) {
    return (
      <Banner tone="info" title={<Trans>The product has been sold out</Trans>}>
        <Trans>Capacity returns block by block as the bond's debt decays. Try again later.</Trans>
      </Banner>
    );
  }
  if (bond.offer === 'unknown') {
    return (
      <Banner tone="warning" role="status" title={<Trans>This bond can't be priced now</Trans>}>
        <Trans>Its contract reports no price, or one that contradicts its terms. Nothing can be bought here.</Trans>
      </Banner>
    );
  }
  if (transferFeeBps === 0) return null;
  const percent = formatPercent(transferFeeBps);
  return (
    <Banner tone="warning" role="status" title={<Trans>{name} can't pay for this bond</Trans>}>
      <Trans>
        {name} keeps {percent} of every transfer. The treasury would receive less than it is owed, so the contract
        refuses every purchase.
      </Trans>
    </Banner>
  );
}
