import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement, type ReactNode } from 'react';
import { alertKey } from '#domain/alerts/alertKey.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import type { LockedStake } from '#domain/staking/lock.ts';
import { wrappedOf } from '#domain/tokens/currency.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import type { Market } from '#state/marketRule.ts';
import type { Position } from '#stores/positions.ts';
import { Button } from '#ui/fields/Button.tsx';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { RewardAlertProps } from './rewardAlertProps.ts';
import { useAlerts } from './useAlerts.ts';

const dialogs = () => import('./dialogs.ts');

const PriceDialog = lazyPart(async () => (await dialogs()).PriceDialog);
const OrdersDialog = lazyPart(async () => (await dialogs()).OrdersDialog);
const BalanceDialog = lazyPart(async () => (await dialogs()).BalanceDialog);
const RewardDialog = lazyPart(async () => (await dialogs()).RewardDialog);
const LockDialog = lazyPart(async () => (await dialogs()).LockDialog);

interface OpenerProps {
  readonly dialog: (onClose: () => void) => ReactNode;
}

const useOpener = ({ dialog }: OpenerProps) => {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    shown: isOpen && dialog(() => setOpen(false)),
  };
};

function Bell({
  label,
  isSet,
  dialog,
}: OpenerProps & { readonly label: string; readonly isSet: boolean }): ReactElement {
  const { open, shown } = useOpener({ dialog });
  return (
    <>
      <IconButton
        icon="bell"
        variant={isSet ? 'secondary' : 'ghost'}
        label={label}
        aria-haspopup="dialog"
        onClick={open}
      />
      {shown}
    </>
  );
}

function BellButton({
  isSet,
  size = 'sm',
  dialog,
}: OpenerProps & { readonly isSet: boolean; readonly size?: 'sm' | 'md' }): ReactElement {
  const { open, shown } = useOpener({ dialog });
  return (
    <>
      <Button size={size} variant="outline" icon="bell" aria-haspopup="dialog" onClick={open}>
        {isSet ? <Trans>Change alert</Trans> : <Trans>Set alert</Trans>}
      </Button>
      {shown}
    </>
  );
}

export function PriceAlert({ market }: { readonly market: Market }): ReactElement {
  const { t } = useLingui();
  const [base, quote] = [market.base, market.quote].map((currency) => wrappedOf(currency, wrappedNative).address);
  const count = useAlerts().filter(
    ({ rule }) => rule.kind === 'price' && rule.base === base && rule.quote === quote,
  ).length;
  return (
    <Bell
      label={count > 0 ? t`Price alerts, ${count} set` : t`Price alerts`}
      isSet={count > 0}
      dialog={(onClose) => <PriceDialog market={market} onClose={onClose} />}
    />
  );
}

const useHasAlert = (key: string): boolean => useAlerts().some(({ rule }) => alertKey(rule) === key);

export function OrdersAlert(): ReactElement | null {
  const { t } = useLingui();
  const { signer } = useWallet();
  const isSet = useHasAlert(`orders ${signer}`);
  if (!signer) return null;
  return (
    <Bell
      label={isSet ? t`Order alert, set` : t`Order alert`}
      isSet={isSet}
      dialog={(onClose) => <OrdersDialog account={signer} onClose={onClose} />}
    />
  );
}

export function BalanceAlert({ position }: { readonly position: Position }): ReactElement | null {
  const { signer } = useWallet();
  const isSet = useHasAlert(`balance ${signer} ${position.pool.pair}`);
  if (!signer) return null;
  return (
    <BellButton
      isSet={isSet}
      size="md"
      dialog={(onClose) => <BalanceDialog account={signer} position={position} onClose={onClose} />}
    />
  );
}

export function RewardAlert(props: RewardAlertProps): ReactElement | null {
  const { signer } = useWallet();
  const isSet = useHasAlert(`reward ${signer} ${props.claim} ${props.token.address}`);
  if (!signer) return null;
  return (
    <BellButton isSet={isSet} dialog={(onClose) => <RewardDialog account={signer} {...props} onClose={onClose} />} />
  );
}

interface LockAlertProps {
  readonly staking: Address;
  readonly stake: LockedStake;
  readonly name: string;
}

export function LockAlert({ staking, stake, name }: LockAlertProps): ReactElement | null {
  const { signer } = useWallet();
  const isSet = useHasAlert(`lock ${signer} ${staking} ${stake.id}`);
  if (!signer) return null;
  return (
    <BellButton
      isSet={isSet}
      dialog={(onClose) => (
        <LockDialog account={signer} staking={staking} stake={stake} name={name} onClose={onClose} />
      )}
    />
  );
}
