import { styled } from 'styled-components';
import { color, inLargeText, media, radius, space, text, weight } from '#ui/theme/theme.ts';

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  ${text(13)}
  color: ${color('text-3')};
`;

export const Value = styled.span`
  color: ${color('text-1')};
  text-align: right;
  white-space: nowrap;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  & > svg {
    justify-self: center;
    color: ${color('text-3')};
  }
  ${media.sidewaysPhone} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
  }
`;

export const Inset = styled.div`
  padding: ${space(3)};
  border-radius: ${radius(6)};
  background: ${color('surface-2')};
  & > h2 {
    ${text(12)}
    color: ${color('text-3')};
  }
  & > dl {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(2)};
    margin-top: ${space(2)};
    text-align: center;
    ${inLargeText} & {
      ${media.phone} {
        grid-template-columns: 1fr;
      }
    }
  }
  & dd {
    ${text(14)}
    font-weight: ${weight('semibold')};
    overflow-wrap: anywhere;
  }
  & dt {
    ${text(12)}
    color: ${color('text-3')};
    overflow-wrap: anywhere;
  }
`;

export const Fact = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  ${inLargeText} & {
    ${media.phone} {
      flex-flow: row wrap;
      justify-content: space-between;
    }
  }
`;

export const Note = styled.p`
  ${text(12)}
  color: ${color('text-3')};
`;

export const Line = styled.span`
  display: block;
`;
