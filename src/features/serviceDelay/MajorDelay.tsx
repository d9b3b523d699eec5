import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { Banner } from '#ui/feedback/Banner.tsx';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { useServiceDelay } from './useServiceDelay.ts';

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
