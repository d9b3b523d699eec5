import { useEffect } from 'react';
import { ALIVE_QUESTION } from '#config/backgroundCheck.ts';
import { answerQuestion } from '#lib/periodicChecks.ts';
import { keepCheckPlan } from '#stores/backgroundChecks.ts';

/** Tells the service worker that this page announces by itself. @param isOff ends checks of an earlier choice */
export const useServedChecks = (isOff: boolean): void => {
  useEffect(() => answerQuestion(ALIVE_QUESTION), []);
  useEffect(() => void (isOff && keepCheckPlan(undefined)), [isOff]);
};
