/** `absent`: this browser, or this frame, shows no system notifications. */
export type NoticePermission = NotificationPermission | 'absent';

/** Some browsers have the interface and show nothing: Chrome on Android refuses the constructor. */
let isRefused = false;

export const noticePermission = (): NoticePermission =>
  'Notification' in window && !isRefused ? Notification.permission : 'absent';

/** Asks the person, where that was not done before; only a press may ask. Never rejects. */
export const askForNotices = async (): Promise<NoticePermission> => {
  if (noticePermission() !== 'default') return noticePermission();
  await Notification.requestPermission().catch(() => undefined);
  return noticePermission();
};

export interface SystemNotice {
  readonly title: string;
  readonly body: string;
  /** A notification of the same tag takes the place of the other, in whichever tab it began. */
  readonly tag: string;
  readonly onPress: () => void;
}

/** Shows a system notification. False: it was not shown, and nothing will be. */
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
