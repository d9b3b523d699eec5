import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui/fields/Button.tsx';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { color, space, text } from '#ui/theme/theme.ts';
import { digits } from './candleView.ts';
import { MAX_LINES } from './trendLines.ts';
import type { TrendLines } from './useTrendLines.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  ${text(12)}
  color: ${color('text-2')};
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
`;

export interface TrendMenuProps {
  readonly trends: TrendLines;
  readonly decimals: number;
  readonly onDraw: () => void;
}

export function TrendMenu({ trends, decimals, onDraw }: TrendMenuProps): ReactElement {
  const { t } = useLingui();
  const { lines, remove, removeAll } = trends;
  return (
    <>
      <Button size="sm" disabled={lines.length >= MAX_LINES} onClick={onDraw}>
        <Trans>Draw a trend line</Trans>
      </Button>
      {lines.length >= MAX_LINES && (
        <p>
          <Trans>A market can have up to {MAX_LINES} lines. Delete one to draw another.</Trans>
        </p>
      )}
      {lines.length > 0 && (
        <List aria-label={t`Trend lines`}>
          {lines.map((line, index) => {
            const [from, to] = [digits(line.from.price, decimals), digits(line.to.price, decimals)];
            return (
              <li key={`${index} ${JSON.stringify(line)}`}>
                <span>
                  {from} → {to}
                </span>
                <IconButton
                  icon="cross"
                  label={t`Delete the trend line from ${from} to ${to}`}
                  onClick={() => remove(line)}
                />
              </li>
            );
          })}
        </List>
      )}
      {lines.length > 1 && (
        <Button size="sm" variant="ghost" onClick={removeAll}>
          <Trans>Delete all trend lines</Trans>
        </Button>
      )}
    </>
  );
}
