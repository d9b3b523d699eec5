import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { orderEvents, type OrderEventKind } from '#domain/alerts/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { height, space } from '#ui/theme/theme.ts';
import { AlertFrame } from './AlertFrame.tsx';
import { eventWords } from './alertWords.ts';
import { useAlertForm } from './useAlertForm.ts';
import { useAlerts } from './useAlerts.ts';

const Choices = styled.div`
  display: grid;
  & > label {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: ${height('touch')};
  }
`;

interface OrdersDialogProps {
  readonly account: Address;
  readonly onClose: () => void;
}

export function OrdersDialog({ account, onClose }: OrdersDialogProps): ReactElement {
  const { t, i18n } = useLingui();
  const known = useAlerts().flatMap(({ rule }) =>
    rule.kind === 'orders' && rule.account === account ? [rule] : [],
  )[0];
  const [events, choose] = useState<readonly OrderEventKind[]>(known?.events ?? orderEvents);
  const form = useAlertForm({
    isTyped: events.length > 0,
    isZero: false,
    rule: { kind: 'orders', account, events },
    level: 'off',
  });
  return (
    <AlertFrame title={t`Order alert`} form={form} emptyWords={t`Choose what to be notified about`} onClose={onClose}>
      <p>
        <Trans>When one of your open orders, in any market, is:</Trans>
      </p>
      <Choices>
        {orderEvents.map((event) => (
          <label key={event}>
            <input
              type="checkbox"
              checked={events.includes(event)}
              onChange={({ target }) =>
                choose(
                  orderEvents.filter((orderEvent) =>
                    orderEvent === event ? target.checked : events.includes(orderEvent),
                  ),
                )
              }
            />
            {i18n._(eventWords[event])}
          </label>
        ))}
      </Choices>
    </AlertFrame>
  );
}
