import { styled } from 'styled-components';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { color, height, inLargeText, layer, line, media, radius, space, text, weight } from '#ui/theme/theme.ts';

export const Toolbar = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  height: ${height('md')};
  padding: ${space(0, 2)};
  border-bottom: ${line('border-subtle')};
  & > [aria-pressed='true'] {
    background: ${color('surface-3')};
    color: ${color('text-1')};
  }
  ${inLargeText} & {
    flex-wrap: wrap;
    justify-content: flex-end;
    height: auto;
    min-height: ${height('md')};
  }
  ${media.phone} {
    flex-wrap: wrap;
    justify-content: flex-end;
    height: auto;
    padding: ${space(1, 2)};
  }
`;

export const IntervalChoice = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  margin-right: auto;
`;

export const Figures = styled.dl`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0, 3)};
  min-height: ${height('xs')};
  padding: ${space(1, 3)};
  ${text(12)}
  & dt {
    color: ${color('text-3')};
  }
  & dd {
    font-weight: ${weight('medium')};
  }
  & dd[data-direction='up'] {
    color: ${color('buy-text')};
  }
  & dd[data-direction='down'] {
    color: ${color('sell-text')};
  }
`;

export const Figure = styled.div`
  display: flex;
  gap: ${space(1)};
`;

export const Stage = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  & > table {
    width: 100%;
  }
`;

export const EmptyChart = styled(EmptyState)`
  justify-content: center;
  min-height: 100%;
`;

export const CoverageFoot = styled.div`
  flex: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  min-height: ${height('xs')};
  padding: ${space(0, 3)};
  ${text(12)}
  color: ${color('text-3')};
  ${media.phone} {
    padding: ${space(1, 3)};
  }
`;

export const ToolHint = styled.p`
  position: absolute;
  top: ${space(2)};
  left: ${space(2)};
  z-index: ${layer('sticky')};
  padding: ${space(1, 2)};
  border-radius: ${radius(6)};
  background: ${color('surface-3')};
  ${text(12)}
  color: ${color('text-1')};
  pointer-events: none;
`;
