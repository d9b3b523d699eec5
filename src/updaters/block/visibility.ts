export const isVisible = (): boolean => document.visibilityState !== 'hidden';

export const onVisibilityChange = (listener: (visible: boolean) => void): (() => void) => {
  const notify = (): void => listener(isVisible());
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};
