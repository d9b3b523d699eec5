import { useSyncExternalStore } from 'react';
import type { Alert } from '#domain/alerts/types.ts';
import { noticePermission, type NoticePermission } from '#lib/systemNotice.ts';
import { alertsStore } from '#stores/alertsStore.ts';

export const useAlerts = (): readonly Alert[] => useSyncExternalStore(alertsStore.subscribe, alertsStore.current);

/** False again once the alert is armed. */
export const useIsAnnounced = (id: string): boolean =>
  useSyncExternalStore(alertsStore.subscribe, () => alertsStore.isAnnounced(id));

const subscribeToPermission = (listener: () => void): (() => void) => {
  window.addEventListener('focus', listener);
  const stop = alertsStore.subscribe(listener);
  return () => {
    window.removeEventListener('focus', listener);
    stop();
  };
};

export const useNoticePermission = (): NoticePermission =>
  useSyncExternalStore(subscribeToPermission, noticePermission);
