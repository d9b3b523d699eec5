import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { RateBps } from '#domain/prices/rateBps.ts';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import { Apr } from './Apr.tsx';

interface YieldDisclosureProps {
  readonly aprBps: RateBps | undefined;
  readonly isSameToken?: boolean;
  readonly children: ReactNode;
}

export function YieldDisclosure({ aprBps, isSameToken = false, children }: YieldDisclosureProps): ReactElement {
  return (
    <Disclosure>
      <summary>
        <span>
          <Trans>How the yield is computed</Trans>
        </span>
        <span>
          <Trans>
            <Apr value={aprBps} focusable={false} /> APR
          </Trans>
        </span>
      </summary>
      <div>
        {children}
        {!isSameToken && (
          <p>
            <Trans>A day's rewards are valued at no more than the dollars in their token's pools.</Trans>
          </p>
        )}
      </div>
    </Disclosure>
  );
}
