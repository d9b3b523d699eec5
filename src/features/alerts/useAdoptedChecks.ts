import { useEffect, useState } from 'react';
import { hasPeriodicChecks } from '#lib/periodicChecks.ts';
import { alertsStore } from '#stores/alertsStore.ts';
import { readCheckStates } from '#stores/backgroundChecks.ts';

/** True once the alerts know what the service worker announced; also repeated for a page that was frozen. */
export const useAdoptedChecks = (): boolean => {
  const [isAdopted, setAdopted] = useState(!hasPeriodicChecks());
  useEffect(() => {
    if (!hasPeriodicChecks()) return;
    const adopt = async (): Promise<void> => {
      await alertsStore.adopt(await readCheckStates());
      setAdopted(true);
    };
    const look = (): void => void (document.visibilityState === 'visible' && adopt());
    void adopt();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isAdopted;
};
