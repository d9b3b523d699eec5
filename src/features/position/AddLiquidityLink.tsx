import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DEFAULT_EXCHANGE_ID } from '#config/exchangeRule.ts';
import { addPath } from '#config/paths.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import type { PositionSide } from './positionView.ts';

interface AddLiquidityLinkProps {
  readonly sides: readonly [PositionSide, PositionSide];
  readonly exchangeId: string | undefined;
}

export function AddLiquidityLink({ sides: [a, b], exchangeId }: AddLiquidityLinkProps): ReactElement {
  return (
    <ButtonFace
      as={RouteLink}
      to={addPath(a.id, b.id, exchangeId === DEFAULT_EXCHANGE_ID ? undefined : exchangeId)}
      data-variant="outline"
      data-size="sm"
    >
      <Icon name="plus" />
      <Trans>Add liquidity</Trans>
    </ButtonFace>
  );
}
