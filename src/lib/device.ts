/** False in Safari and Firefox, which cannot vibrate; a computer has the function, which does nothing. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

const PULSE_MS = 60;

export const vibrate = (): void => {
  if (canVibrate()) navigator.vibrate(PULSE_MS);
};

/** Sets the number on the icon of the installed application; 0 removes it. Never rejects. */
export const setBadge = async (count: number): Promise<void> => {
  if ('setAppBadge' in navigator) await navigator.setAppBadge(count).catch(() => undefined);
};

export const canShare = (): boolean => 'share' in navigator;

/** Opens the system's share sheet. Closing it is no error. */
export const share = async (url: string): Promise<void> => {
  await navigator.share({ url }).catch(() => undefined);
};
