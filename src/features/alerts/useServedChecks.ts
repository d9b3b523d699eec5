import { useEffect } from 'react';
import { ALIVE_QUESTION } from '#config/backgroundCheck.ts';
import { answerQuestion } from '#lib/periodicChecks.ts';
import { keepCheckPlan } from '#stores/backgroundChecks.ts';

/**
 * Answers the service worker that this page announces its news itself.
 * @param isOff ends checks that the user chose earlier
 */
export const useServedChecks = (isOff: boolean): void => {
  useEffect(() => answerQuestion(ALIVE_QUESTION), []);
  useEffect(() => void (isOff && keepCheckPlan(undefined)), [isOff]);
};
