import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Trans } from '@lingui/react/macro';
import { links } from '#config/links.ts';
import { ResetLocalData } from '#features/localData/index.ts';
import { Button } from '#ui/fields/Button.tsx';
import { CopyText } from '#ui/text/CopyText.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { Notice, NoticeActions } from '#ui/feedback/Notice.tsx';
import { color, height, line, radius, space } from '#ui/theme/theme.ts';
import { crashReport, crashReportUrl, type Crash } from './crashReport.ts';
import { reloadServed } from '#updaters/session/reloadServed.ts';

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

const Agreement = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${height('touch')};
`;

export interface CrashScreenProps {
  readonly error: Error;
  readonly state: object;
}

export function CrashScreen({ error, state }: CrashScreenProps): ReactElement {
  const [isComplete, setComplete] = useState(false);
  const crash: Crash = {
    error,
    url: window.location.href,
    state,
    device: `${navigator.userAgent}, ${window.innerWidth} x ${window.innerHeight}, ${navigator.language}`,
    isComplete,
  };
  return (
    <main>
      <Notice title={<Trans>Something went wrong</Trans>}>
        <p>
          <Trans>Transactions you already sent are not affected. Reload the page to continue.</Trans>
        </p>
        <Stack tabIndex={0}>
          <code>{error.stack ?? `${error.name}: ${error.message}`}</code>
        </Stack>
        <NoticeActions>
          <Button variant="primary" onClick={() => void reloadServed()}>
            <Trans>Reload the page</Trans>
          </Button>
          {links.source.startsWith('https:') && (
            <ExternalLink href={crashReportUrl(links.source, crash)}>
              <Trans>Create an issue</Trans>
            </ExternalLink>
          )}
          <CopyText text={crashReport(crash).body}>
            <Trans>Copy the report</Trans>
          </CopyText>
        </NoticeActions>
        <Agreement>
          <input type="checkbox" checked={isComplete} onChange={(event) => setComplete(event.target.checked)} />
          <Trans>Include my address and transactions in the report</Trans>
        </Agreement>
        <details>
          <summary>
            <Trans>What the report contains</Trans>
          </summary>
          <Stack tabIndex={0}>{crashReport(crash).body}</Stack>
        </details>
        <p>
          <Trans>If reloading does not help, data stored in this browser may be damaged.</Trans>
        </p>
        <ResetLocalData />
      </Notice>
    </main>
  );
}
