import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { Trans } from '@lingui/react/macro';
import { newRelease } from '#stores/newRelease.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';

/** Amounts and longer texts of the page, and whatever a dialog asks. */
const TYPED = 'main :is(input[inputmode="decimal"], textarea), [role="dialog"] :is(input, textarea)';
const LOOK_EVERY_MS = 500;

/** Whether something would be lost if the page were loaded again: an amount, a text, or a dialog that is open. */
const isUnderWay = (): boolean =>
  document.querySelector('[role="dialog"][aria-modal="true"], dialog[open]') !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].some(
    ({ value, readOnly }) => !readOnly && value.trim() !== '',
  );

const useIsUnderWay = (): boolean => {
  const [is, setIs] = useState(isUnderWay);
  useEffect(() => {
    const timer = setInterval(() => setIs(isUnderWay()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return is;
};

/** Says that there is a new version. A press takes it, never while an order is half typed. */
export function ReleaseNotice(): ReactElement {
  const isBlocked = useIsUnderWay();
  const take = (): void => void (isUnderWay() || newRelease.take());
  return (
    <Banner
      tone="info"
      role="status"
      title={<Trans>A new version is ready</Trans>}
      action={
        <Button size="xs" variant="outline" disabled={isBlocked} onClick={take}>
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
