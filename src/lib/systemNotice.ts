/** `absent` if this browser, or this frame, has no system notifications. */
export type NoticePermission = NotificationPermission | 'absent';

/** Chrome on Android has the interface but refuses the constructor. */
let isRefused = false;

export const noticePermission = (): NoticePermission =>
  'Notification' in window && !isRefused ? Notification.permission : 'absent';

/** Only a user action may call it. Never rejects. */
export const askForNotices = async (): Promise<NoticePermission> => {
  if (noticePermission() !== 'default') return noticePermission();
  await Notification.requestPermission().catch(() => undefined);
  return noticePermission();
};

export interface SystemNotice {
  readonly title: string;
  readonly body: string;
  /** Replaces another notification with the same tag, from any tab. */
  readonly tag: string;
  readonly onPress: () => void;
}

/** False if it was not shown and will not be. */
export const showNotice = ({ title, body, tag, onPress }: SystemNotice): boolean => {
  if (noticePermission() !== 'granted') return false;
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
    return false;
  }
};
