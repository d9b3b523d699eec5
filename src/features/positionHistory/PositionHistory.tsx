import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { PositionHistoryProps } from './History.tsx';

const graphHeight = '320px';

const History = lazyPart(
  async () => (await import('./History.tsx')).History,
  () => <Skeleton $height={graphHeight} />,
);

/** Closed at first; nothing is loaded or read until it opens. */
export function PositionHistory(props: PositionHistoryProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Trans>History of this position</Trans>
      </summary>
      {isOpen && <History {...props} />}
    </Disclosure>
  );
}
