import { styled } from 'styled-components';
import { color, radius, space, text } from '#ui/theme/theme.ts';

const barHeight = '12px';
const swatch = '10px';

export const Months = styled.ul`
  display: grid;
  gap: ${space(3)};
  & > li {
    display: grid;
    gap: ${space(1)};
  }
  & header {
    display: flex;
    justify-content: space-between;
    gap: ${space(3)};
    color: ${color('text-1')};
  }
`;

/** Widths are shares of the best month. */
export const Stack = styled.div`
  display: flex;
  height: ${barHeight};
  border-radius: ${radius(2)};
  background: ${color('surface-3')};
  overflow: hidden;
`;

/** Shades of one colour, in the order of the words. */
export const Part = styled.span`
  background: ${color('accent')};
  opacity: calc(1 - var(--shade) * 0.12);
  [aria-hidden] > & {
    width: calc(var(--share) * 1%);
    border-inline-end: var(--line-hair) solid ${color('surface-1')};
    forced-color-adjust: none;
  }
`;

export const Parts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5, 3)};
  ${text(12)}
  color: ${color('text-2')};
  & > li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
  & ${Part} {
    width: ${swatch};
    height: ${swatch};
    border-radius: ${radius(2)};
  }
`;
