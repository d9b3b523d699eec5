import { lazy, Suspense, type ReactElement } from 'react';
import type { AmountProblemNoticeProps } from './AmountProblemNotice.tsx';

const AmountProblemNotice = lazy(() =>
  import('./AmountProblemNotice.tsx').then(({ AmountProblemNotice }) => ({ default: AmountProblemNotice })),
);

export function AmountProblemText(props: AmountProblemNoticeProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <AmountProblemNotice {...props} />
    </Suspense>
  );
}
