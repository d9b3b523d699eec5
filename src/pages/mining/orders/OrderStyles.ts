import { css, styled } from 'styled-components';
import { Lines } from '#features/position/index.ts';
import { Card } from '#ui/layout/Panel.tsx';
import { color, inLargeText, line, media, space, text } from '#ui/theme/theme.ts';
import { linksInText } from '#ui/text/linksInText.ts';

export const ClaimCard = styled(Card)`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4, 5)};
  ${media.phone} {
    padding: ${space(3)};
  }
`;

const stacked = css`
  flex-wrap: wrap;
  & > ${Lines} {
    flex: 1;
  }
  & > ${Lines}[data-end] {
    flex-basis: 100%;
  }
`;

export const LineList = styled(Card).attrs({ as: 'ul' })`
  & > li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    padding: ${space(3, 5)};
    ${media.phone} {
      gap: ${space(2)};
      padding: ${space(3)};
    }
  }
  ${inLargeText} & > li {
    ${stacked}
  }
  ${media.narrowPhone} {
    & > li {
      ${stacked}
    }
  }
  & > li + li {
    border-top: ${line('border-subtle')};
  }
`;

export const ListNote = styled.p`
  ${text(13)}
  color: ${color('text-3')};
  ${linksInText}
`;
