import { storageKeys } from '#config/storageKeys.ts';
import { adoptChecks, type CheckStates } from '#domain/alerts/backgroundCheck.ts';
import { alertKey } from '#domain/alerts/alertKey.ts';
import { alertsIn, alertsText, statesIn } from '#domain/alerts/storedAlerts.ts';
import type { CrossingState } from '#domain/alerts/crossing.ts';
import { keptStates, stepAlerts, type AlertReading, type AlertStates, type Fired } from '#domain/alerts/stepAlerts.ts';
import type { Alert, AlertRule } from '#domain/alerts/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { createSharedArea } from '#lib/sharedArea.ts';
import { storage as browserStorage, type SafeStorage } from '#lib/storage.ts';
import { withTabLock } from '#lib/tabLock.ts';

/** Shared by all tabs: each change applies to the stored state, not to this tab's copy. */
interface AlertsStore {
  current(): readonly Alert[];
  subscribe(listener: () => void): () => void;
  /** Replaces an alert with the same key, and the alert `instead`. Changes before `sinceBlock` do not count. */
  set(rule: AlertRule, sinceBlock: number, instead?: string): void;
  remove(id: string): void;
  isAnnounced(id: string): boolean;
  /**
   * Resolves with the alerts to announce; each alert is announced in one tab only. A block without changes stores
   * nothing and takes no lock.
   */
  advance(block: number, readings: ReadonlyMap<string, AlertReading>): Promise<readonly Fired[]>;
  /** Adopts the service worker's announcements from the time without a page. An older block changes nothing. */
  adopt(checked: CheckStates): Promise<void>;
  stateOf(id: string): CrossingState | undefined;
  refresh(): void;
  /** Called when another tab has stored alerts; this tab's recent changes are not lost by that. */
  takeIn(others: string | null): void;
}

const LOCK = 'alerts';

const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

export const createAlertsStore = (storage: SafeStorage, lock: typeof withTabLock = withTabLock): AlertsStore => {
  const changed = createNotifier();
  const area = createSharedArea(storage, storageKeys.alerts, ({ id }) => String(id));
  const storedAlerts = (): readonly Alert[] => alertsIn(parsed(storage.get(storageKeys.alerts)));
  const storedStates = (): AlertStates => statesIn(parsed(storage.get(storageKeys.alertStates)));
  let alerts = storedAlerts();

  const refresh = (): void => {
    alerts = storedAlerts();
    changed.notify();
  };
  const change = (apply: (before: readonly Alert[]) => readonly Alert[]): void => {
    area.set(storageKeys.alerts, alertsText(apply(storedAlerts())));
    refresh();
  };

  return {
    current: () => alerts,
    subscribe: changed.add,
    set: (rule, sinceBlock, instead) =>
      change((before) => {
        const others = before.filter(({ id, rule: other }) => id !== instead && alertKey(other) !== alertKey(rule));
        return [...others, { id: newId(), rule, sinceBlock }];
      }),
    remove: (id) => change((before) => before.filter((alert) => alert.id !== id)),
    isAnnounced: (id) => storedStates().crossings[id]?.isAnnounced ?? false,
    async advance(block, readings) {
      const known = storedStates();
      if (stepAlerts(alerts, known, block, readings).states === known) return [];
      return lock(LOCK, () => {
        const present = storedAlerts();
        const { states, fired } = stepAlerts(present, keptStates(storedStates(), present), block, readings);
        storage.set(storageKeys.alertStates, JSON.stringify(states));
        changed.notify();
        return fired;
      });
    },
    stateOf: (id) => storedStates().crossings[id],
    async adopt(checked) {
      if (!alerts.some(({ id }) => checked.has(id))) return;
      await lock(LOCK, () => {
        const known = storedStates();
        const states = adoptChecks(storedAlerts(), known, checked);
        if (states === known) return;
        storage.set(storageKeys.alertStates, JSON.stringify(states));
        changed.notify();
      });
    },
    refresh,
    takeIn(others) {
      area.takeIn(others);
      refresh();
    },
  };
};

export const alertsStore = createAlertsStore(browserStorage);

export const followStoredAlerts = (): (() => void) => {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key === null || key === storageKeys.alerts) alertsStore.takeIn(newValue);
    else if (key === storageKeys.alertStates) alertsStore.refresh();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};
