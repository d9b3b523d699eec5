import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { paths } from '#config/paths.ts';
import { poolTokensText } from '#features/position/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button, ButtonFace } from '#ui/fields/Button.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import type { RemoveForm } from '../useRemoveForm.ts';
import { useRewarded } from '../useRewarded.ts';
import type { Destination } from './useDestinations.ts';

interface StakeMovedProps {
  readonly form: RemoveForm;
  readonly to: Destination;
}

export function StakeMoved({ form: { a, b, receive }, to }: StakeMovedProps): ReactElement | null {
  const position = useRewarded(to.exchange, a.token?.address, b.token?.address);
  if (!position || position.holding.wallet === 0n) return null;
  const held = poolTokensText(position.holding.wallet);
  return (
    <Banner
      tone="info"
      role="status"
      title={<Trans>Last step: stake for rewards</Trans>}
      action={
        <>
          <ButtonFace
            as={RouteLink}
            to={`${paths.liquidityMining}?lp=${position.pool.pair}`}
            data-variant="primary"
            data-size="sm"
          >
            <Trans>Stake</Trans>
          </ButtonFace>
          <Button size="sm" variant="outline" onClick={() => receive.follow(undefined)}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <Trans>{held} in your wallet earn trading fees. Staked, they earn mining rewards too.</Trans>
    </Banner>
  );
}
