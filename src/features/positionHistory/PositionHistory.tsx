import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import type { PositionHistoryProps } from './History.tsx';

const History = lazy(async () => ({ default: (await importWithRetry(() => import('./History.tsx'))).History }));
const graphHeight = '320px';

/** Closed at first; nothing is loaded or read until it opens. */
export function PositionHistory(props: PositionHistoryProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Trans>History of this position</Trans>
      </summary>
      {isOpen && (
        <Suspense fallback={<Skeleton $height={graphHeight} />}>
          <History {...props} />
        </Suspense>
      )}
    </Disclosure>
  );
}
