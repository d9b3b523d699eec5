import { styled } from 'styled-components';
import { color, line, media, radius, space, text, weight } from '#ui/theme/theme.ts';

export const Nodes = styled.ol`
  display: grid;
  gap: ${space(2)};
  & > li {
    display: grid;
    gap: ${space(2)};
    padding: ${space(3)};
    border: ${line('border-subtle')};
    border-radius: ${radius(6)};
  }
`;

export const NodeHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
  & > b {
    flex: 1 1 auto;
    min-width: 0;
    overflow-wrap: anywhere;
    ${text(14)}
    font-weight: ${weight('medium')};
  }
  & > span:last-child {
    display: flex;
    align-items: center;
    margin-left: auto;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(2, 3)};
  ${text(13)}
  & dt {
    ${text(12)}
    color: ${color('text-3')};
  }
  & dd {
    margin: 0;
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const AddForm = styled.form`
  display: grid;
  gap: ${space(2)};
`;
