import { type ReactElement, useState } from 'react';
import { StatusMark } from '#ui/feedback/StatusMark.ts';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import { useServiceDelay } from './useServiceDelay.ts';
import { useLingui } from '@lingui/react/macro';
import { Banner } from '#ui/feedback/Banner.tsx';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { IconButton } from '#ui/fields/IconButton.tsx';

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

/** Shown on phones, which have no status line. */
export function MajorDelay(): ReactElement | null {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const [isClosed, setClosed] = useState(false);
  const { delay, sentence } = useServiceDelay();
  if (!isPhone || isClosed || delay !== 'major') return null;
  return (
    <Banner
      tone="warning"
      role="status"
      action={<IconButton icon="cross" label={t`Close`} onClick={() => setClosed(true)} />}
    >
      {sentence}
    </Banner>
  );
}
