import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui/fields/Button.tsx';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { color, space, text } from '#ui/theme/theme.ts';
import { digits } from './candleView.ts';
import { toolWords } from './studyWords.tsx';
import { MAX_LINES, trendShapes, type DrawingTool } from '#domain/history/trendLines.ts';
import type { TrendLines } from './useTrendLines.ts';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

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

interface TrendMenuProps {
  readonly trends: TrendLines;
  readonly decimals: number;
  readonly onDraw: (tool: DrawingTool) => void;
}

export function TrendMenu({ trends, decimals, onDraw }: TrendMenuProps): ReactElement {
  const { t, i18n } = useLingui();
  const { lines, remove, removeAll } = trends;
  return (
    <>
      <Tools>
        {([...trendShapes, 'measure'] as const).map((tool) => (
          <Button
            key={tool}
            size="sm"
            disabled={tool !== 'measure' && lines.length >= MAX_LINES}
            onClick={() => onDraw(tool)}
          >
            {i18n._(toolWords[tool].draw)}
          </Button>
        ))}
      </Tools>
      {lines.length >= MAX_LINES && (
        <p>
          <Trans>A market can have up to {MAX_LINES} drawings. Delete one to draw another.</Trans>
        </p>
      )}
      {lines.length > 0 && (
        <List aria-label={t`Drawings`}>
          {lines.map((line, index) => {
            const shape = i18n._(toolWords[line.shape].name);
            const [from, to] = [digits(line.from.price, decimals), digits(line.to.price, decimals)];
            return (
              <li key={`${index} ${JSON.stringify(line)}`}>
                <span>
                  {shape}: {line.shape === 'horizontal' ? from : `${from} → ${to}`}
                </span>
                <IconButton
                  icon="cross"
                  label={
                    line.shape === 'horizontal'
                      ? t`Delete the horizontal line at ${from}`
                      : t`Delete from the chart: ${shape}, ${from} to ${to}`
                  }
                  onClick={() => remove(line)}
                />
              </li>
            );
          })}
        </List>
      )}
      {lines.length > 1 && (
        <Button size="sm" variant="ghost" onClick={removeAll}>
          <Trans>Delete all drawings</Trans>
        </Button>
      )}
    </>
  );
}
