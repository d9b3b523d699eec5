import { firstProblem, type Rule } from '#lib/firstProblem.ts';
import { alertKey } from './alertKey.ts';
import type { Level } from './crossing.ts';
import { alertsText, MAX_ALERTS } from './storedAlerts.ts';
import type { Alert, AlertRule } from './types.ts';

export type AlertProblem = 'empty' | 'zero' | 'unknown' | 'stale' | 'reached' | 'exists' | 'tooMany';

export interface AlertDraft {
  readonly isTyped: boolean;
  readonly rule: AlertRule | undefined;
  readonly isZero: boolean;
  readonly level: Level;
  readonly isFresh: boolean;
  readonly alerts: readonly Alert[];
}

const sameOf = ({ rule, alerts }: AlertDraft): Alert | undefined =>
  rule && alerts.find((alert) => alertKey(alert.rule) === alertKey(rule));

const exists = (draft: AlertDraft): boolean => {
  const same = sameOf(draft);
  // A price alert's price is part of its key; alerts of other kinds can change their settings under one key.
  return same !== undefined && (same.rule.kind === 'price' || alertsText(same.rule) === alertsText(draft.rule));
};

const rules: readonly Rule<AlertDraft, AlertProblem>[] = [
  ({ isTyped }) => (isTyped ? undefined : 'empty'),
  ({ isZero }) => (isZero ? 'zero' : undefined),
  ({ rule, level }) => (!rule || level === undefined ? 'unknown' : undefined),
  ({ isFresh }) => (isFresh ? undefined : 'stale'),
  (draft) => (exists(draft) ? 'exists' : undefined),
  ({ level }) => (level === 'on' ? 'reached' : undefined),
  (draft) => (draft.alerts.length >= MAX_ALERTS && !sameOf(draft) ? 'tooMany' : undefined),
];

/** Undefined if valid; the first problem in the order of display. */
export const validateAlert = (draft: AlertDraft): AlertProblem | undefined => firstProblem(rules, draft);
