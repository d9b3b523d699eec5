import { styled } from 'styled-components';
import { color, line, media, radius, space, text, weight } from '#ui/theme/theme.ts';

const barThickness = '8px';
const labels = { desktop: '112px', phone: '104px' } as const;
const min = { desktop: '84px', phone: '76px' } as const;

export const Versus = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3, 4)};
  border: ${line('border')};
  border-radius: ${radius(10)};
  ${media.phone} {
    padding: ${space(3)};
  }
  & > p {
    color: ${color('text-2')};
    ${text(12)}
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1, 3)};
  & > h3 {
    ${text(14)}
    font-weight: ${weight('medium')};
  }
  & > small {
    color: ${color('text-3')};
    ${text(12)}
  }
`;

export const Signed = styled.span.attrs({ translate: 'no' })`
  font-weight: ${weight('medium')};
  &[data-sign='up'] {
    color: ${color('success-text')};
  }
  &[data-sign='down'] {
    color: ${color('danger-text')};
  }
`;

export const Bars = styled.div`
  display: grid;
  grid-template-columns: minmax(${labels.desktop}, max-content) 1fr minmax(${min.desktop}, max-content);
  align-items: center;
  gap: ${space(1.5, 3)};
  ${text(14)}
  ${media.phone} {
    grid-template-columns: minmax(${labels.phone}, max-content) 1fr minmax(${min.phone}, max-content);
    gap: ${space(1.5, 2)};
  }
`;

export const BarLabel = styled.span`
  color: ${color('text-3')};
`;

export const Bar = styled.i`
  height: ${barThickness};
  border-radius: ${radius(2)};
  background: linear-gradient(var(--fill), var(--fill)) left / calc(var(--v) * 1%) 100% no-repeat ${color('surface-3')};
  --fill: ${color('border-control')};
  &[data-now] {
    --fill: ${color('accent-text')};
  }
`;

export const BarValue = styled.b`
  font-weight: ${weight('medium')};
  text-align: right;
`;

export const RewardLine = styled.span`
  display: block;
  & > small {
    color: ${color('text-3')};
    font-weight: ${weight('regular')};
    ${text(12)}
  }
`;
