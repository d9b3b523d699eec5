import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { SubmitProblem } from '#writes/plan/plan.ts';
import { isExplained, problemWords } from './problemWords.ts';
import { rawReason, RawReason } from './RawReason.tsx';

/** Problem of an order or its approval, with the raw reason if nothing explains it. */
export function OrderProblem({ problem }: { readonly problem: SubmitProblem }): ReactElement {
  const { i18n } = useLingui();
  return (
    <>
      {i18n._(problemWords(problem))}
      {!isExplained(problem) && <RawReason reason={rawReason(problem)} />}
    </>
  );
}
