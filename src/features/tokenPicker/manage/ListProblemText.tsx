import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { ListProblem } from '../../../domain/lists/types.ts';
import { listProblemWords } from './listProblemWords.ts';

/** Why a list could not be had. */
export function ListProblemText({ problem }: { readonly problem: ListProblem }): ReactElement {
  const { i18n } = useLingui();
  return (
    <>
      {listProblemWords(problem)
        .map((words) => i18n._(words))
        .join(' ')}
    </>
  );
}
