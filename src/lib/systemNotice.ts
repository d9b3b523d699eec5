import { linkToPath, ownFolder } from './ownAddress.ts';

/** `absent` if this browser, or this frame, has no system notifications. */
export type NoticePermission = NotificationPermission | 'absent';

/**
 * True in Chrome on Android, which has the interface but refuses the constructor. There the service worker shows
 * notifications.
 */
let isRefused = false;

export const noticePermission = (): NoticePermission =>
  'Notification' in window && !isRefused ? Notification.permission : 'absent';

/** Only a user action may call it. Never rejects. */
export const requestNoticePermission = async (): Promise<NoticePermission> => {
  if (noticePermission() !== 'default') return noticePermission();
  await Notification.requestPermission().catch(() => undefined);
  return noticePermission();
};

interface SystemNotice {
  readonly title: string;
  readonly body: string;
  /** Replaces another notification with the same tag, from any tab. */
  readonly tag: string;
  readonly path: string;
  readonly onPress: () => void;
}

/** Shows a notification whose press also works once the tab is closed. */
const showByWorker = async ({ title, body, tag, path }: SystemNotice): Promise<boolean> => {
  if (!('serviceWorker' in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.getRegistration(ownFolder());
    if (!registration?.active) return false;
    await registration.showNotification(title, { body, tag, data: { path, url: linkToPath(path) } });
    return true;
  } catch {
    return false;
  }
};

const showByPage = ({ title, body, tag, onPress }: SystemNotice): boolean => {
  try {
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      onPress();
      notice.close();
    };
    return true;
  } catch {
    isRefused = true;
    if ('serviceWorker' in navigator) void navigator.serviceWorker.ready.then(() => (isRefused = false));
    return false;
  }
};

/** False if the notification was not shown and will not be. Never rejects. */
export const showNotice = async (notice: SystemNotice): Promise<boolean> =>
  noticePermission() === 'granted' && ((await showByWorker(notice)) || showByPage(notice));

/**
 * Calls `open` with the path of each pressed notification of the service worker. Returns the function that stops this.
 */
export const followPressedNotices = (open: (path: string) => void): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const hear = ({ data }: MessageEvent<{ readonly type?: string; readonly path?: string } | null>): void => {
    if (data?.type === 'NOTICE_PRESSED' && data.path?.startsWith('/')) open(data.path);
  };
  serviceWorker.addEventListener('message', hear);
  return () => serviceWorker.removeEventListener('message', hear);
};
