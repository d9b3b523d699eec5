import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { Banner } from '#ui/feedback/Banner.tsx';
import type { ActionState } from '#writes/signing/useUserAction.ts';
import { apiProblemWords } from './apiProblemWords.ts';

export function ActionFailure({
  state,
  title,
}: {
  readonly state: ActionState;
  readonly title: ReactNode;
}): ReactElement | null {
  const { i18n } = useLingui();
  if (state.phase !== 'failed') return null;
  return (
    <Banner tone="danger" role="alert" title={title}>
      {i18n._(apiProblemWords(state.problem))}
    </Banner>
  );
}
