import { useEffect, useState } from 'react';
import { hasPeriodicChecks } from '#lib/periodicChecks.ts';
import { alertsStore } from '#stores/alertsStore.ts';
import { readCheckStates } from '#stores/backgroundChecks.ts';

/**
 * True once the alerts include the service worker's announcements, which are adopted again after the browser froze the
 * page.
 */
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
