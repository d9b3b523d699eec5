export const isVisible = (): boolean => document.visibilityState !== 'hidden';

export const onVisibilityChange = (listener: (visible: boolean) => void): (() => void) => {
  const tell = (): void => listener(isVisible());
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
};
