import type { ReactElement } from 'react';
import { StatusMark } from '#ui/feedback/StatusMark.ts';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import { useServiceDelay } from './useServiceDelay.ts';

const tones = { none: 'good', delay: 'warning', major: 'major' } as const;

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
