import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Alert } from '#domain/alerts/types.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { alertAccount } from '#domain/alerts/alertKey.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { alertsStore } from '#stores/alertsStore.ts';
import { announce } from '#ui/feedback/announce.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { color, line, space, text, weight } from '#ui/theme/theme.ts';
import { alertPath } from './alertPath.ts';
import { useAlertWords } from './alertWords.ts';
import { useIsAnnounced } from './useAlerts.ts';

const Rows = styled.ul`
  display: grid;
  & > li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    padding: ${space(2, 0)};
  }
  & > li + li {
    border-top: ${line('border-subtle')};
  }
`;

const Words = styled.span`
  flex: 1;
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  & > a {
    font-weight: ${weight('medium')};
  }
  & > small {
    ${text(12)}
    color: ${color('text-3')};
  }
`;

function State({ alert }: { readonly alert: Alert }): ReactElement {
  const isAnnounced = useIsAnnounced(alert.id);
  const { signer } = useWallet();
  const account = alertAccount(alert.rule);
  if (account !== undefined && account !== signer) {
    const owner = shortenAddress(account);
    return (
      <Chip>
        <Trans>Waits for {owner}</Trans>
      </Chip>
    );
  }
  return isAnnounced ? (
    <Chip tone="warning">
      <Trans context="alert">Reached</Trans>
    </Chip>
  ) : (
    <Chip tone="success">
      <Trans context="alert">On</Trans>
    </Chip>
  );
}

function Row({ alert }: { readonly alert: Alert }): ReactElement {
  const { t } = useLingui();
  const words = useAlertWords(alert.rule);
  const subject = words?.subject ?? t`Loading`;
  const condition = words?.condition ?? '';
  const remove = (): void => {
    alertsStore.remove(alert.id);
    announce(t`Alert removed`);
  };
  return (
    <li>
      <Words>
        <RouteLink to={alertPath(alert.rule)}>{subject}</RouteLink>
        <small>{condition}</small>
      </Words>
      <State alert={alert} />
      <IconButton icon="cross" label={t`Remove alert: ${subject}, ${condition}`} onClick={remove} />
    </li>
  );
}

export function AlertRows({ alerts }: { readonly alerts: readonly Alert[] }): ReactElement | null {
  const { t } = useLingui();
  if (alerts.length === 0) return null;
  return (
    <Rows aria-label={t`Alerts`}>
      {alerts.map((alert) => (
        <Row key={alert.id} alert={alert} />
      ))}
    </Rows>
  );
}
