import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { Trans } from '@lingui/react/macro';
import { isUnderWay } from '#lib/isUnderWay.ts';
import { newRelease, type NewRelease } from '#stores/newRelease.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { useIsUnderWay } from '#ui/hooks/useIsUnderWay.ts';

/** Cannot reload while an order is half typed. */
export function ReleaseNotice(): ReactElement {
  const isBlocked = useIsUnderWay();
  const release = useSyncExternalStore(newRelease.subscribe, newRelease.current);
  const [pressedFor, setPressedFor] = useState<NewRelease>('none');
  const take = (): void => {
    if (isUnderWay()) return;
    setPressedFor(release);
    newRelease.take();
  };
  return (
    <Banner
      tone="info"
      role="status"
      title={<Trans>A new version is ready</Trans>}
      action={
        <Button size="xs" variant="outline" disabled={isBlocked || pressedFor === release} onClick={take}>
          <Trans>Load it</Trans>
        </Button>
      }
    >
      {isBlocked ? (
        <Trans>Finish or clear what you typed first: loading the new version starts the page again.</Trans>
      ) : (
        <Trans>Loading it takes a moment and starts the page again.</Trans>
      )}
    </Banner>
  );
}
