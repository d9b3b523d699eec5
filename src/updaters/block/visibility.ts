/** True if the page is visible. */
export const isVisible = (): boolean => document.visibilityState !== 'hidden';

/** Calls `listener` whenever the page is shown or hidden; returns the end of it. */
export const onVisibilityChange = (listener: (visible: boolean) => void): (() => void) => {
  const tell = (): void => listener(isVisible());
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
};
