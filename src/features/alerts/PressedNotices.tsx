import { useEffect, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { ALIVE_QUESTION } from '#config/backgroundCheck.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { answerQuestion } from '#lib/periodicChecks.ts';
import { followPressedNotices } from '#lib/systemNotice.ts';
import { keepCheckPlan } from '#stores/backgroundChecks.ts';
import { useLatest } from '#ui/hooks/useLatest.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useBackgroundChecks } from './useBackgroundChecks.ts';

const BackgroundChecks = lazyPart(
  async () => (await importWithRetry(() => import('./BackgroundChecks.tsx'))).BackgroundChecks,
);

/** Opens the page of a pressed notification, even one of an earlier visit. */
const usePressedNotices = (): void => {
  const navigate = useLatest(useNavigate());
  useEffect(() => followPressedNotices((path) => void navigate.current?.(path)), [navigate]);
};

/**
 * Answers the service worker that this page announces its news itself.
 * @param isOff ends checks that the user chose earlier
 */
const useServedChecks = (isOff: boolean): void => {
  useEffect(() => answerQuestion(ALIVE_QUESTION), []);
  useEffect(() => void (isOff && keepCheckPlan(undefined)), [isOff]);
};

/** Handles presses on the service worker's notifications, and its checks. */
export function PressedNotices(): ReactElement | null {
  usePressedNotices();
  const { support, isOn } = useBackgroundChecks();
  useServedChecks(support === 'available' && !isOn);
  return isOn ? <BackgroundChecks /> : null;
}
