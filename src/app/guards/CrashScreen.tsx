import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Trans } from '@lingui/react/macro';
import { links } from '../../config/links.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Notice, NoticeActions } from '../../ui/Notice.tsx';
import { color, line, radius, space } from '../../ui/theme/theme.ts';
import { crashReportUrl } from './crashReport.ts';

const Stack = styled.pre`
  max-height: 40dvh;
  margin: 0;
  padding: ${space(3)};
  overflow: auto;
  border: ${line('border')};
  border-radius: ${radius(6)};
  background: ${color('surface-2')};
  font: var(--fs-12) / var(--lh-12) var(--mono);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export interface CrashScreenProps {
  readonly error: Error;
  /** What goes into the report about the application. */
  readonly state: object;
}

/** Stands in place of the application after a crash: what happened, and a report that is already written. */
export function CrashScreen({ error, state }: CrashScreenProps): ReactElement {
  const stack = error.stack ?? `${error.name}: ${error.message}`;
  const report = crashReportUrl(links.source, {
    error,
    url: window.location.href,
    state,
    device: `${navigator.userAgent}, ${window.innerWidth} x ${window.innerHeight}, ${navigator.language}`,
  });
  return (
    <main>
      <Notice title={<Trans>Something went wrong</Trans>}>
        <p>
          <Trans>Nothing you signed is lost: it is on the chain. Reload the page to go on.</Trans>
        </p>
        <Stack tabIndex={0}>
          <code>{stack}</code>
        </Stack>
        <NoticeActions>
          <Button variant="primary" onClick={() => window.location.reload()}>
            <Trans>Reload the page</Trans>
          </Button>
          <ExternalLink href={report}>
            <Trans>Create an issue</Trans>
          </ExternalLink>
          <CopyText text={stack}>
            <Trans>Copy the error</Trans>
          </CopyText>
        </NoticeActions>
      </Notice>
    </main>
  );
}
