import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { isVested, vestedAt, vestedBps, type OwnBond } from '#domain/bonds/vesting.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { formatWhole } from '#domain/format/formatWhole.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { BondView } from '#features/bonds/index.ts';
import { blockedText, ClaimsContent } from '#features/claims/index.ts';
import { bondClaim } from '#programmes/bond/claims.ts';
import { Hint, PositionSkeleton, ShortBody, ShortHead } from '#features/position/index.ts';
import { ListHead, Reward } from '#features/rewards/index.ts';
import { TokenLogo } from '#features/tokenLogo/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Cards } from '#ui/layout/ListPage.ts';
import { Card } from '#ui/layout/Panel.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { space } from '#ui/theme/theme.ts';
import { PrincipalPrice } from './BondParts.tsx';
import { BlockDate } from './QuoteRows.tsx';
import type { BondPageView } from './useBondPage.ts';

const ALL_BPS = 10_000n;
const BPS_PER_PERCENT = 100;

const columnWidth = '300px';

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${columnWidth}), 1fr));
  gap: ${space(0, 6)};
`;

interface OwnBondProps {
  readonly bond: BondView;
  readonly own: OwnBond;
  readonly account: Address;
  readonly onRedeem: (bond: BondView) => void;
}

function Redeem({ bond, own, account, onRedeem }: OwnBondProps): ReactElement {
  const { i18n } = useLingui();
  const { signer } = useWallet();
  const { number } = useBlock();
  const { payoutToken, pending } = bond;
  const claim = bondClaim(bond, i18n._(bond.name), account);
  const isAll = number !== undefined && isVested(own, BigInt(number));
  const amount = <Reward raw={pending} token={payoutToken} />;
  return (
    <>
      {claim?.blocked && <Hint>{i18n._(blockedText(claim.programme, claim.blocked))}</Hint>}
      {signer && (
        <SendButton
          repeats={{ kinds: ['claimBond'] }}
          variant="primary"
          size="sm"
          disabled={!claim || claim.blocked !== undefined}
          onClick={() => onRedeem(bond)}
        >
          {!claim ? (
            pending === undefined ? (
              <Trans>Loading</Trans>
            ) : (
              <Trans>Nothing has vested yet</Trans>
            )
          ) : isAll ? (
            <span>
              <Trans>Redeem all {amount}</Trans>
            </span>
          ) : (
            <span>
              <Trans>Redeem vested {amount}</Trans>
            </span>
          )}
        </SendButton>
      )}
    </>
  );
}

function OwnBondCard(props: OwnBondProps): ReactElement {
  const { bond, own } = props;
  const { t, i18n } = useLingui();
  const mask = useMask();
  const { number } = useBlock();
  const { payoutToken, pending } = bond;
  const name = i18n._(bond.name);
  const contract = shortenAddress(bond.address);
  const bps = number === undefined ? 0n : vestedBps(own, BigInt(number));
  const vested = Number(bps < ALL_BPS ? bps : ALL_BPS);
  const isPast = number !== undefined && vestedAt(own) <= BigInt(number);
  const end = formatWhole(vestedAt(own));
  return (
    <ShortBody aria-label={t`My bond ${name}, ${contract}`} as="section">
      <ShortHead as="h3">
        {payoutToken && <TokenLogo currency={payoutToken} size={24} />}
        {name}
      </ShortHead>
      <ProgressBar label={t`Vested of ${name}`} value={vested / BPS_PER_PERCENT} />
      <Sides>
        <KeyValue
          rows={[
            {
              key: 'vested',
              label: <Trans>Vested</Trans>,
              value: formatPercent(vested),
            },
            {
              key: 'pending',
              label: <Trans>Ready to redeem</Trans>,
              value: <Reward raw={pending} token={payoutToken} />,
            },
            {
              key: 'left',
              label: <Trans>Still vesting</Trans>,
              value: <Reward raw={pending === undefined ? undefined : own.payout - pending} token={payoutToken} />,
            },
          ]}
        />
        <KeyValue
          rows={[
            {
              key: 'date',
              label: isPast ? <Trans>Fully vested</Trans> : <Trans>Fully vested, about</Trans>,
              value: <BlockDate block={vestedAt(own)} />,
            },
            { key: 'block', label: <Trans>Vested at block</Trans>, value: end },
            {
              key: 'paid',
              label: <Trans>Bond price after the last purchase</Trans>,
              value: mask(<PrincipalPrice bond={bond} price={bond.lastPaid} />),
            },
          ]}
        />
      </Sides>
      <Redeem {...props} />
    </ShortBody>
  );
}

interface RedeemAllProps {
  readonly account: Address;
  readonly count: number;
}

/**
 * Redeems with one transaction if the wallet can. The dialog outlasts its button, because nothing is left to redeem
 * after the last redemption.
 */
function RedeemAll({ account, count }: RedeemAllProps): ReactElement {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {count > 1 && (
        <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trans>Redeem all</Trans>
        </Button>
      )}
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t`Redeem bonds`}>
        <ClaimsContent key={account} account={account} only="bond" />
      </Modal>
    </>
  );
}

interface OwnBondsProps {
  readonly page: BondPageView;
  readonly account: Address;
  readonly onRedeem: (bond: BondView) => void;
}

/** Spec 001 section 2: purchases that are not redeemed yet. */
export function OwnBonds({ page, account, onRedeem }: OwnBondsProps): ReactElement {
  const { own, isListed } = page;
  const { signer } = useWallet();
  const redeemable = own.filter(({ pending }) => pending !== undefined && pending > 0n).length;
  return (
    <Cards>
      <ListHead>
        <h2>
          <Trans>My Bonds</Trans>
        </h2>
        {signer === account && <RedeemAll account={account} count={redeemable} />}
      </ListHead>
      {own.length === 0 &&
        (isListed ? (
          <Card>
            <EmptyState icon="layers" title={<Trans>You have no bonds</Trans>}>
              <Trans>Buy one below. It is listed here with what has vested, ready to be redeemed.</Trans>
            </EmptyState>
          </Card>
        ) : (
          <PositionSkeleton />
        ))}
      {own.map(
        (bond) =>
          bond.own && (
            <OwnBondCard key={bond.address} bond={bond} own={bond.own} account={account} onRedeem={onRedeem} />
          ),
      )}
    </Cards>
  );
}
