import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { withDepth } from '#domain/desk/changeLayout.ts';
import { deskStore } from '#stores/deskStore.ts';
import { Button } from '#ui/fields/Button.tsx';
import { inLargeText, space } from '#ui/theme/theme.ts';
import { useIsDesktop } from '../shared/useIsDesktop.ts';
import { DepthChart, type DepthChartProps } from './DepthChart.tsx';

const Way = styled.div`
  display: flex;
  padding: ${space(2, 3, 0)};
  & > button {
    flex: 1;
  }
  ${inLargeText} & {
    display: none;
  }
`;

/** Shown in the book's tab; a desktop can show it as wide as the chart. */
export function BookDepth(props: DepthChartProps): ReactElement {
  const { t } = useLingui();
  const isDesktop = useIsDesktop();
  return (
    <>
      {isDesktop && (
        <Way>
          <Button size="xs" icon="expand" onClick={() => deskStore.set(withDepth(deskStore.current(), 'below'))}>
            {t`As wide as the chart`}
          </Button>
        </Way>
      )}
      <DepthChart {...props} />
    </>
  );
}
