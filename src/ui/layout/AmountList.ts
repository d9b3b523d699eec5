import { styled } from 'styled-components';
import { color, layer, line, media, radius, space, text, weight } from '../theme/theme.ts';

export const AmountList = styled.dl`
  border: ${line('border')};
  border-radius: ${radius(10)};
  & dt {
    ${text(12)}
    color: ${color('text-3')};
  }
  & dd {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    ${text(20)}
    font-weight: ${weight('semibold')};
    overflow-wrap: anywhere;
  }
`;

export const AmountRow = styled.div`
  padding: ${space(2, 3)};
  & + & {
    border-top: ${line('border-subtle')};
  }
`;

export const DialogColumn = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  /* In reach of the thumb, and in the same place for each content. */
  ${media.phone} {
    display: flex;
    flex-direction: column;
    & > button:last-child {
      position: sticky;
      bottom: 0;
      z-index: ${layer('sticky')};
      margin-top: auto;
      box-shadow:
        0 var(--s-4) 0 ${color('surface-1')},
        0 calc(-1 * var(--s-2)) 0 ${color('surface-1')};
    }
  }
`;
