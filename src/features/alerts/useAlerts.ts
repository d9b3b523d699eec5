import { useSyncExternalStore } from 'react';
import type { Alert } from '#domain/alerts/types.ts';
import { noticePermission, type NoticePermission } from '#lib/systemNotice.ts';
import { alertsStore } from '#stores/alertsStore.ts';

export const useAlerts = (): readonly Alert[] => useSyncExternalStore(alertsStore.subscribe, alertsStore.current);

/** False again once the alert is armed. */
export const useIsAnnounced = (id: string): boolean =>
  useSyncExternalStore(alertsStore.subscribe, () => alertsStore.isAnnounced(id));

/** Kept, because the browser asks another process for it at each read. */
let permission: NoticePermission | undefined;

const subscribeToPermission = (listener: () => void): (() => void) => {
  const read = (): void => {
    permission = noticePermission();
    listener();
  };
  read();
  window.addEventListener('focus', read);
  const stop = alertsStore.subscribe(read);
  return () => {
    window.removeEventListener('focus', read);
    stop();
  };
};

export const useNoticePermission = (): NoticePermission =>
  useSyncExternalStore(subscribeToPermission, () => (permission ??= noticePermission()));
