import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { Icon } from '#ui/text/Icon.tsx';
import { color, space } from '#ui/theme/theme.ts';

const Change = styled.span.attrs({ translate: 'no' })`
  display: inline-flex;
  align-items: center;
  /* In line with the figures next to it; the arrow's lower edge would be the baseline. */
  vertical-align: top;
  gap: ${space(1)};
  &[data-direction='up'] {
    color: ${color('buy-text')};
  }
  &[data-direction='down'] {
    color: ${color('sell-text')};
  }
  [data-stale] & {
    color: ${color('text-3')};
  }
`;

/** Basis points; a dash if undefined. */
export function DayChange({ bps }: { readonly bps: number | undefined }): ReactElement {
  if (bps === undefined) return <Change>–</Change>;
  if (bps === 0) return <Change>0%</Change>;
  const direction = bps > 0 ? 'up' : 'down';
  return (
    <Change data-direction={direction}>
      <Icon name={bps > 0 ? 'arrowUp' : 'arrowDown'} size={12} />
      {bps > 0 && '+'}
      {formatPercent(bps)}
    </Change>
  );
}
