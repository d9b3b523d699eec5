import { shown, type Reported } from '#lib/reported.ts';
import type { Result } from '#lib/result.ts';

/** @throws with the problem's code */
export const answered = <T>(answer: Result<Reported<T>, { readonly code: string }>): T => {
  if (!answer.ok) throw new Error(answer.error.code);
  return shown(answer.value);
};
