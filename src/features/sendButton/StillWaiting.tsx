import { lazy, Suspense, type ReactElement } from 'react';
import { importWithRetry } from '#lib/importWithRetry.ts';
import type { StillWaitingProps } from './WaitingLabel.tsx';

const WaitingLabel = lazy(async () => ({
  default: (await importWithRetry(() => import('./WaitingLabel.tsx'))).WaitingLabel,
}));

export function StillWaiting(props: StillWaitingProps): ReactElement {
  return (
    <Suspense fallback={props.children}>
      <WaitingLabel {...props} />
    </Suspense>
  );
}
