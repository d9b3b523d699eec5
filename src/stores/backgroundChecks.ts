import { openCheckBox, type CheckBox } from '#chain/background/checkBox.ts';
import { CHECK_INTERVAL_MS, CHECK_TAG } from '#config/backgroundCheck.ts';
import { env } from '#config/env.ts';
import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { replacedStates, type CheckPlan, type CheckStates } from '#domain/alerts/backgroundCheck.ts';
import { hasPeriodicChecks, periodicSupport, setPeriodicCheck, type PeriodicSupport } from '#lib/periodicChecks.ts';
import { createStoredChoice } from '#lib/storedChoice.ts';

/** The user's choice. Checks also need the permission for notifications. */
export const checkChoice = createStoredChoice(laterStorageKeys.backgroundChecks, ['on', 'off']);

/** Checks need the build's service worker. */
export const checkSupport = async (): Promise<PeriodicSupport> =>
  env.serviceWorker === 'on' && window.parent === window ? periodicSupport() : 'absent';

let opened: Promise<CheckBox> | undefined;
const openBox = (): Promise<CheckBox> => (opened ??= openCheckBox(laterStorageKeys.backgroundDatabase));

/** Announcements of the service worker. Never rejects. Creates no database if the browser has no periodic checks. */
export const readCheckStates = async (): Promise<CheckStates> => {
  if (!hasPeriodicChecks()) return new Map();
  try {
    return (await (await openBox()).read()).states;
  } catch {
    return new Map();
  }
};

const store = async (plan: CheckPlan | undefined): Promise<void> => {
  const box = await openBox();
  const { states } = await box.read();
  await box.setPlan(plan);
  await box.forget(plan ? replacedStates(plan, states) : [...states.keys()]);
};

let work: Promise<void> = Promise.resolve();

/** Replaces the service worker's plan; undefined ends the checks. Never rejects. */
export const keepCheckPlan = (plan: CheckPlan | undefined): Promise<void> => {
  const keep = async (): Promise<void> => {
    await store(plan);
    await setPeriodicCheck(CHECK_TAG, plan && CHECK_INTERVAL_MS);
  };
  return (work = work.then(keep).catch(() => undefined));
};
