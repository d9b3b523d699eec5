import { useLingui } from '@lingui/react/macro';
import { alertKey } from '#domain/alerts/alertKey.ts';
import { validateAlert, type AlertDraft, type AlertProblem } from '#domain/alerts/validateAlert.ts';
import type { Alert } from '#domain/alerts/types.ts';
import { requestNoticePermission } from '#lib/systemNotice.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { alertsStore } from '#stores/alertsStore.ts';
import { announce } from '#ui/feedback/announce.ts';
import { useFreshness } from '../blockAge/index.ts';
import { useAlerts } from './useAlerts.ts';

type TypedAlert = Omit<AlertDraft, 'isFresh' | 'alerts'>;

export interface AlertForm {
  readonly problem: AlertProblem | undefined;
  readonly current: Alert | undefined;
  /** The first call requests the permission for notifications. */
  readonly set: () => Promise<void>;
  readonly remove: () => void;
}

export const useAlertForm = (typed: TypedAlert): AlertForm => {
  const { t } = useLingui();
  const alerts = useAlerts();
  const { number } = useBlock();
  const isFresh = useFreshness() === 'fresh' && number !== undefined;
  const { rule } = typed;
  const key = rule && alertKey(rule);
  const current = key === undefined ? undefined : alerts.find((alert) => alertKey(alert.rule) === key);
  const problem = validateAlert({ ...typed, isFresh, alerts });
  return {
    problem,
    current,
    async set() {
      if (problem !== undefined || !rule || number === undefined) return;
      await requestNoticePermission();
      alertsStore.set(rule, number);
      announce(t`Alert set`);
    },
    remove() {
      if (!current) return;
      alertsStore.remove(current.id);
      announce(t`Alert removed`);
    },
  };
};
