import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import { aprText } from './figures.ts';

interface YieldDisclosureProps {
  readonly aprBps: Parameters<typeof aprText>[0];
  /** What it is computed from, and the formula. */
  readonly children: ReactNode;
}

/** A yield, and how it is computed. */
export function YieldDisclosure({ aprBps, children }: YieldDisclosureProps): ReactElement {
  return (
    <Disclosure>
      <summary>
        <span>
          <Trans>How the yield is computed</Trans>
        </span>
        <span>
          <Trans>{aprText(aprBps)} APR</Trans>
        </span>
      </summary>
      <div>{children}</div>
    </Disclosure>
  );
}
