import { styled } from 'styled-components';
import { color, height, line, media, radius, space, text } from '../theme/theme.ts';

export const Disclosure = styled.details`
  background: ${color('surface-1')};
  border: ${line('border')};
  border-radius: ${radius(6)};
  ${text(13)}
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    padding: ${space(2, 3)};
    color: ${color('text-2')};
    cursor: pointer;
    & > :first-child {
      margin-inline-end: auto;
    }
    &::after {
      content: '';
      flex: none;
      width: 6px;
      height: 6px;
      margin-block-start: -3px;
      border: solid currentColor;
      border-width: 0 1.5px 1.5px 0;
      transform: rotate(45deg);
    }
    ${media.touch} {
      min-height: ${height('touch')};
    }
  }
  &[open] > summary::after {
    margin-block-start: 3px;
    transform: rotate(-135deg);
  }
  & > div {
    display: grid;
    gap: ${space(2)};
    padding: ${space(0, 3, 3)};
  }
  & p {
    ${text(12)}
    color: ${color('text-3')};
  }
`;
