import { styled } from 'styled-components';
import { color, line, space, text, weight } from '#ui/theme/theme.ts';

const minHeight = '240px';
const hatch = '2px';
const hatchStep = '5px';
const markSide = '6px';

export const DepthFrame = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: ${minHeight};
  padding: ${space(2, 3)};
  gap: ${space(2)};
`;

export const DepthReadout = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  margin: 0;
  ${text(12)}
  & dt {
    color: ${color('text-3')};
  }
  & dd {
    margin: 0;
    font-weight: ${weight('medium')};
    color: ${color('text-1')};
  }
  & > :not(:first-child) {
    text-align: right;
  }
`;

export const DepthPlot = styled.div`
  position: relative;
  flex: 1;
  cursor: crosshair;
  touch-action: pan-y;
  border-bottom: var(--line-hair) solid ${color('border-control')};
`;

export const DepthArea = styled.div`
  position: absolute;
  inset: 0;
  &[data-side='asks'] {
    --soft: ${color('sell-soft')};
  }
  &[data-side='bids'] {
    --soft: ${color('buy-soft')};
  }
  &[data-source='book'] {
    background: var(--soft);
  }
  &[data-source='pool'] {
    background: repeating-linear-gradient(-45deg, var(--soft) 0 ${hatch}, transparent ${hatch} ${hatchStep});
  }
`;

export const OwnMark = styled.span`
  position: absolute;
  bottom: 0;
  width: ${markSide};
  height: ${markSide};
  margin-left: calc(-0.5 * ${markSide});
  background: ${color('accent-text')};
  clip-path: polygon(50% 0, 100% 100%, 0 100%);
`;

export const Crosshair = styled.span`
  position: absolute;
  inset-block: 0;
  border-left: var(--line-hair) dashed ${color('crosshair')};
  pointer-events: none;
`;

export const AmountLine = styled.span`
  position: absolute;
  inset-inline: 0;
  border-top: ${line('chart-grid')};
  ${text(12)}
  text-align: center;
  color: ${color('text-3')};
  pointer-events: none;
`;

export const DepthAxis = styled.div`
  display: flex;
  justify-content: space-between;
  ${text(12)}
  color: ${color('text-3')};
`;
