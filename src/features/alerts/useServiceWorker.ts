import { useEffect } from 'react';
import { ALIVE_QUESTION } from '#config/backgroundCheck.ts';
import { answerQuestion } from '#lib/periodicChecks.ts';
import { keepCheckPlan } from '#stores/backgroundChecks.ts';
import { useNavigate } from 'react-router-dom';
import { followPressedNotices } from '#lib/systemNotice.ts';
import { useLatest } from '#ui/hooks/useLatest.ts';

/**
 * Answers the service worker that this page announces its news itself.
 * @param isOff ends checks that the user chose earlier
 */
export const useServedChecks = (isOff: boolean): void => {
  useEffect(() => answerQuestion(ALIVE_QUESTION), []);
  useEffect(() => void (isOff && keepCheckPlan(undefined)), [isOff]);
};

/** Opens the page of a pressed notification, even one of an earlier visit. */
export const usePressedNotices = (): void => {
  const navigate = useLatest(useNavigate());
  useEffect(() => followPressedNotices((path) => void navigate.current?.(path)), [navigate]);
};
