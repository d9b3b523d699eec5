import { useKeptPlan } from './useKeptPlan.ts';

export function BackgroundChecks(): null {
  useKeptPlan();
  return null;
}
