import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { NoAccount } from '#features/wallet/index.ts';
import { Button } from '#ui/fields/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { space } from '#ui/theme/theme.ts';
import type { ApprovalsPageView } from './useApprovalsPage.ts';

const LINES = 4;
const lineHeight = '40px';

const Lines = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
`;

function Unconnected(): ReactElement {
  return (
    <NoAccount elsewhere={<Trans>Your approvals appear here once the wallet is on Polygon</Trans>}>
      <Trans>Connect a wallet to see which of your tokens the exchange's contracts may take.</Trans>
    </NoAccount>
  );
}

export function ApprovalsState({ view }: { readonly view: ApprovalsPageView }): ReactElement {
  const { account, status, isReading, retry } = view;
  if (!account) return <Unconnected />;
  if (status === 'failed' && !isReading) {
    return (
      <EmptyState
        icon="alert"
        title={<Trans>Couldn't load all approvals</Trans>}
        action={
          <Button onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>None of the tokens you hold is approved. The node didn't return the history, so others may be.</Trans>
      </EmptyState>
    );
  }
  if (status === 'complete' && !isReading) {
    return (
      <EmptyState icon="check" title={<Trans>No approvals</Trans>}>
        <Trans>
          None of the exchange's contracts may take your tokens. An approval appears here once you give one.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <Lines aria-busy="true">
      {Array.from({ length: LINES }, (_, line) => (
        <Skeleton key={line} $height={lineHeight} />
      ))}
    </Lines>
  );
}
