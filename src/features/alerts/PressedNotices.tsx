import type { ReactElement } from 'react';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useBackgroundChecks } from './useBackgroundChecks.ts';
import { usePressedNotices, useServedChecks } from './useServiceWorker.ts';

const BackgroundChecks = lazyPart(async () => (await import('./BackgroundChecks.tsx')).BackgroundChecks);

/** Handles presses on the service worker's notifications, and its checks. */
export function PressedNotices(): ReactElement | null {
  usePressedNotices();
  const { support, isOn } = useBackgroundChecks();
  useServedChecks(support === 'available' && !isOn);
  return isOn ? <BackgroundChecks /> : null;
}
