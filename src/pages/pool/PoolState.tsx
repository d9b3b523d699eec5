import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { paths } from '#config/paths.ts';
import { PositionSkeletons } from '#features/position/index.ts';
import { NoAccount } from '#features/wallet/index.ts';
import { Button, ButtonFace } from '#ui/fields/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Card } from '#ui/layout/Panel.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { HiddenTitle } from './PoolStyles.ts';
import type { PoolPageView } from './usePoolPage.ts';

function Unconnected(): ReactElement {
  return (
    <NoAccount
      title={<Trans>Connect to a wallet to view your liquidity</Trans>}
      elsewhere={<Trans>Your positions appear here once the wallet is on Polygon</Trans>}
    >
      <Trans>We find your positions automatically, including those in the rewards pool.</Trans>
    </NoAccount>
  );
}

function NoPositions({ hiddenClosed }: Pick<PoolPageView, 'hiddenClosed'>): ReactElement {
  return (
    <EmptyState
      icon="drop"
      title={hiddenClosed > 0 ? <Trans>No open positions</Trans> : <Trans>No liquidity found</Trans>}
      action={
        <ButtonFace as={RouteLink} to={paths.findPool} data-variant="secondary">
          <Trans>Find a pool</Trans>
        </ButtonFace>
      }
    >
      <Trans>
        Add two tokens to a pool to earn a fee on every trade; some pools also pay rewards. Your positions appear here.
      </Trans>
    </EmptyState>
  );
}

function Unread({ retry }: Pick<PoolPageView, 'retry'>): ReactElement {
  return (
    <EmptyState
      icon="alert"
      title={<Trans>Couldn't load your positions</Trans>}
      action={
        <Button onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>
        The network didn't respond; your pool tokens are not affected. You can still find a pool by its two tokens.
      </Trans>
    </EmptyState>
  );
}

export function PoolState({ view }: { readonly view: PoolPageView }): ReactElement {
  const { isConnected, status, retry, hiddenClosed } = view;
  if (isConnected && (status === 'loading' || status === 'reading')) return <PositionSkeletons count={3} />;
  return (
    <Card>
      <HiddenTitle>
        <Trans>Your positions</Trans>
      </HiddenTitle>
      {!isConnected && <Unconnected />}
      {isConnected && status === 'failed' && <Unread retry={retry} />}
      {isConnected && status === 'complete' && <NoPositions hiddenClosed={hiddenClosed} />}
    </Card>
  );
}
