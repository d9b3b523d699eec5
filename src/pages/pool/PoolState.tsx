import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { paths } from '#config/paths.ts';
import { PositionSkeleton } from '#features/position/index.ts';
import { modalToggled } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { Button, ButtonFace } from '#ui/fields/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Card } from '#ui/layout/Panel.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Cards } from '#ui/layout/ListPage.ts';
import { HiddenTitle } from './PoolStyles.ts';
import type { PoolPageView } from './usePoolPage.ts';

const SKELETONS = 3;

/** Nobody is connected, or to another chain. */
function NoAccount({ wallet }: Pick<PoolPageView, 'wallet'>): ReactElement {
  const dispatch = useAppDispatch();
  if (wallet === 'wrongNetwork') {
    return <EmptyState icon="wallet" title={<Trans>Your positions appear here once the wallet is on Polygon</Trans>} />;
  }
  return (
    <EmptyState
      icon="wallet"
      title={<Trans>Connect to a wallet to view your liquidity</Trans>}
      action={
        <Button variant="primary" aria-haspopup="dialog" onClick={() => dispatch(modalToggled('WALLET'))}>
          <Trans>Connect Wallet</Trans>
        </Button>
      }
    >
      <Trans>We find your positions automatically, including staked ones.</Trans>
    </EmptyState>
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
        The network didn't respond; your pool tokens are safe on the chain. You can still find a pool by its two tokens.
      </Trans>
    </EmptyState>
  );
}

/** In place of positions: why there are none, and the way on. */
export function PoolState({ view }: { readonly view: PoolPageView }): ReactElement {
  const { wallet, isConnected, status, retry, hiddenClosed } = view;
  if (isConnected && (status === 'loading' || status === 'reading')) {
    return (
      <Cards aria-busy="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <PositionSkeleton key={index} />
        ))}
      </Cards>
    );
  }
  return (
    <Card>
      <HiddenTitle>
        <Trans>Your positions</Trans>
      </HiddenTitle>
      {!isConnected && <NoAccount wallet={wallet} />}
      {isConnected && status === 'failed' && <Unread retry={retry} />}
      {isConnected && status === 'complete' && <NoPositions hiddenClosed={hiddenClosed} />}
    </Card>
  );
}
