import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PeriodicSupport } from '#lib/periodicChecks.ts';
import { checkChoice, checkSupport } from '#stores/backgroundChecks.ts';
import { useNoticePermission } from './useAlerts.ts';

interface BackgroundChecks {
  readonly support: PeriodicSupport | undefined;
  readonly isChosen: boolean;
  readonly isOn: boolean;
}

export const useBackgroundChecks = (): BackgroundChecks => {
  const [support, setSupport] = useState<PeriodicSupport>();
  const permission = useNoticePermission();
  const isChosen = useSyncExternalStore(checkChoice.subscribe, checkChoice.read) === 'on';
  useEffect(() => void checkSupport().then(setSupport), [permission]);
  return { support, isChosen, isOn: support === 'available' && isChosen && permission === 'granted' };
};
