import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { paths, tradePath } from '#config/paths.ts';
import { useAppSelector } from '#state/hooks.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Icon } from '#ui/text/Icon.tsx';

export function BackToTrade(): ReactElement {
  const input = useAppSelector((state) => state.swap.INPUT.currencyId);
  const output = useAppSelector((state) => state.swap.OUTPUT.currencyId);
  const back = input !== null && output !== null ? tradePath(input, output) : paths.trade;
  return (
    <ButtonFace as={RouteLink} to={back} data-variant="ghost" data-size="sm">
      <Icon name="chevronLeft" />
      <Trans>Back to trade</Trans>
    </ButtonFace>
  );
}
