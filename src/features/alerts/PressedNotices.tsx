import { type ReactElement, useEffect } from 'react';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useNavigate } from 'react-router-dom';
import { followPressedNotices } from '#lib/systemNotice.ts';
import { useLatest } from '#ui/hooks/useLatest.ts';
import { ALIVE_QUESTION } from '#config/backgroundCheck.ts';
import { answerQuestion } from '#lib/periodicChecks.ts';
import { keepCheckPlan } from '#stores/backgroundChecks.ts';
import { useBackgroundChecks } from './useBackgroundChecks.ts';

/** Tells the service worker that this page announces by itself. @param isOff ends checks of an earlier choice */
const useServedChecks = (isOff: boolean): void => {
  useEffect(() => answerQuestion(ALIVE_QUESTION), []);
  useEffect(() => void (isOff && keepCheckPlan(undefined)), [isOff]);
};

/** A notification of the service worker leads to its page, also one of an earlier visit. */
const usePressedNotices = (): void => {
  const navigate = useLatest(useNavigate());
  useEffect(() => followPressedNotices((path) => void navigate.current?.(path)), [navigate]);
};

const BackgroundChecks = lazyPart(
  async () => (await importWithRetry(() => import('./BackgroundChecks.tsx'))).BackgroundChecks,
);

/** Serves the service worker's notifications and checks. */
export function PressedNotices(): ReactElement | null {
  usePressedNotices();
  const { support, isOn } = useBackgroundChecks();
  useServedChecks(support === 'available' && !isOn);
  return isOn ? <BackgroundChecks /> : null;
}
