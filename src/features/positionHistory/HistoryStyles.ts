import { css, styled } from 'styled-components';
import { color, height, line, media, radius, space, text } from '#ui/theme/theme.ts';

const maxWidth = '520px';
const listHeight = '264px';
const labelSize = '10px';

const seriesColors = css`
  & [data-series='now'] {
    stroke: ${color('accent-text')};
  }
  & [data-series='held'] {
    stroke: ${color('text-2')};
    stroke-dasharray: 5 4;
  }
  & [data-series='fees'] {
    stroke: ${color('success-text')};
  }
  & [data-series='rewards'] {
    stroke: ${color('info-text')};
    stroke-dasharray: 1 4;
  }
`;

/** `data-series` and `data-kind` decide colours; lines also differ in their dashes. */
export const Plot = styled.div`
  max-width: ${maxWidth};
  touch-action: pan-y;
  cursor: crosshair;
  border-radius: ${radius(4)};
  & > svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  & path {
    fill: none;
    stroke-width: 1.75;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  ${seriesColors}
  & [data-axis] {
    stroke: ${color('chart-grid')};
    stroke-width: 1;
  }
  & [data-cursor] {
    stroke: ${color('crosshair')};
    stroke-width: 1;
    stroke-dasharray: 2 2;
  }
  & [data-kind] {
    fill: ${color('text-1')};
    stroke: ${color('bg')};
    stroke-width: 1;
  }
  & text {
    fill: ${color('text-3')};
    font-size: ${labelSize};
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1, 3)};
  color: ${color('text-2')};
  ${text(12)}
  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${space(1.5)};
  }
  & svg {
    flex: none;
    overflow: visible;
  }
  & path {
    fill: none;
    stroke-width: 2;
  }
  ${seriesColors}
  & [data-kind] {
    fill: ${color('text-1')};
    stroke: none;
  }
`;

export const MoveList = styled.div`
  max-height: ${listHeight};
  overflow: auto;
  border-top: ${line('border-subtle')};
  & > table {
    width: 100%;
  }
`;

export const ShareLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2, 3)};
  & > label {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    ${media.touch} {
      min-height: ${height('touch')};
    }
  }
`;
