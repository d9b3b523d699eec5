import type { ReactElement } from 'react';
import { alertsOf } from '#domain/alerts/alertKey.ts';
import type { Alert } from '#domain/alerts/types.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { OrdersReader } from './OrdersReader.tsx';
import { BalanceReader, LockReader, PriceReader } from './readers.tsx';
import { useAdoptedChecks } from './useAdoptedChecks.ts';
import { useAlerts } from './useAlerts.ts';

const RewardReader = lazyPart(async () => (await import('./rewardReaders.tsx')).RewardReader);

function Reader({ alert }: { readonly alert: Alert }): ReactElement {
  const { rule } = alert;
  switch (rule.kind) {
    case 'price':
      return <PriceReader alert={alert} rule={rule} />;
    case 'orders':
      return <OrdersReader alert={alert} rule={rule} />;
    case 'balance':
      return <BalanceReader alert={alert} rule={rule} />;
    case 'reward':
      return <RewardReader alert={alert} rule={rule} />;
    case 'lock':
      return <LockReader alert={alert} rule={rule} />;
  }
}

/** Evaluates alerts at each block, with that block's request. A watched account has no alerts. */
export function AlertFollower(): ReactElement | null {
  const { signer } = useWallet();
  const alerts = useAlerts();
  if (!useAdoptedChecks()) return null;
  return (
    <>
      {alertsOf(alerts, signer).map((alert) => (
        <Reader key={alert.id} alert={alert} />
      ))}
    </>
  );
}
