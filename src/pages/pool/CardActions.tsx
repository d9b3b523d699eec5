import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import { moveFromPath } from '#config/move.ts';
import { BalanceAlert } from '#features/alerts/index.ts';
import { positionView } from '#features/position/index.ts';
import type { Position } from '#stores/positions.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Icon } from '#ui/text/Icon.tsx';

export function CardActions({ position }: { readonly position: Position }): ReactElement {
  const { exchange, holding } = position;
  const { sides } = positionView(position);
  const [a, b] = sides;
  const exchangeId = exchange.id === defaultExchange.id ? undefined : exchange.id;
  const isAllStaked = holding.wallet === 0n && holding.staked !== undefined && holding.staked > 0n;
  const canMove = sides.every(({ token }) => !token.inRawUnits);
  return (
    <>
      {canMove && (
        <ButtonFace
          as={RouteLink}
          to={moveFromPath(a.token.address, b.token.address, exchangeId, isAllStaked)}
          data-variant="secondary"
        >
          <Icon name="swap" />
          <Trans context="liquidity">Move</Trans>
        </ButtonFace>
      )}
      <BalanceAlert position={position} />
    </>
  );
}
