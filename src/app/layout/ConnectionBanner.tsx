import type { ReactElement } from 'react';
import { Trans } from '@lingui/react/macro';
import { selectConnection } from '../../state/app/selectors.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { Banner } from '../../ui/Banner.tsx';
import { CopyText } from '../../ui/CopyText.tsx';

/** One failed read is repaired by the next; from here on it is said. */
const saidAfterFailures = 2;

/** Says above every page that the chain cannot be read, why, and what helps. */
export function ConnectionBanner(): ReactElement | null {
  const connection = useAppSelector(selectConnection);
  if (connection.status === 'ok' || connection.failures < saidAfterFailures) return null;
  return (
    <Banner
      tone="danger"
      role="alert"
      title={<Trans>The chain cannot be read</Trans>}
      action={
        <CopyText text={connection.message}>
          <Trans>Copy the reason</Trans>
        </CopyText>
      }
    >
      <Trans>
        Numbers on this page may be old. Check your connection; the exchange keeps trying by itself. Reason:{' '}
        {connection.message}
      </Trans>
    </Banner>
  );
}
