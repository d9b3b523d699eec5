import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { chartPath, paths } from '#config/paths.ts';
import { useAppSelector } from '#state/hooks.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { Icon, type IconName } from '#ui/text/Icon.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { height, media } from '#ui/theme/theme.ts';

const Square = styled(ButtonFace)`
  &&& {
    width: ${height('sm')};
    padding: 0;
    flex: none;
    ${media.phone} {
      width: ${height('touch')};
      height: ${height('touch')};
    }
  }
`;

export function FullScreenLink({ icon }: { readonly icon: IconName }): ReactElement {
  const { t } = useLingui();
  const input = useAppSelector((state) => state.swap.INPUT.currencyId);
  const output = useAppSelector((state) => state.swap.OUTPUT.currencyId);
  const to = input !== null && output !== null ? chartPath(input, output) : paths.chart;
  const label = t`Chart in full screen`;
  return (
    <Square as={RouteLink} to={to} title={label} aria-label={label} data-variant="ghost" data-size="sm">
      <Icon name={icon} />
    </Square>
  );
}
