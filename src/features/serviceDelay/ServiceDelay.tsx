import type { ReactElement } from 'react';
import { StatusMark } from '#ui/feedback/StatusMark.ts';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import { useServiceDelay } from './useServiceDelay.ts';

const tones = { none: 'good', delay: 'warning', major: 'major' } as const;

/** The block the data service has come to, and how far that is behind the chain. */
export function ServiceDelay(): ReactElement {
  const { delay, label, sentence } = useServiceDelay();
  return (
    <Tooltip content={sentence} hint={false}>
      <StatusMark data-tone={delay && tones[delay]} data-pulse={delay && ''}>
        {label}
      </StatusMark>
    </Tooltip>
  );
}
