import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { SubmitProblem } from '#writes/plan/plan.ts';
import { isExplained, problemWords } from './problemWords.ts';
import { rawReason, RawReason } from './RawReason.tsx';

export function CancelProblem({ problem }: { readonly problem: SubmitProblem }): ReactElement {
  const { i18n } = useLingui();
  if (isExplained(problem)) return <>{i18n._(problemWords(problem))}</>;
  return (
    <>
      <Trans>An error occurred when trying to execute this cancel</Trans>
      <RawReason reason={rawReason(problem)} />
    </>
  );
}
