import { styled } from 'styled-components';
import { color, height, media, space, text, weight } from '#ui/theme/theme.ts';

export const PoolLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
  ${text(13)}
  color: ${color('text-2')};
  overflow-wrap: anywhere;
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space(2)};
  grid-template-columns: minmax(0, 1fr);
  /* The next field's Max reaches above its frame. */
  ${media.touch} {
    & > :nth-child(2) {
      margin-bottom: ${space(2.5)};
    }
  }
  /* Percent and slider next to the amounts that they pay; the pool tokens below. */
  ${media.sidewaysPhone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-template-rows: auto auto auto;
    align-items: start;
    & > :nth-child(1) {
      grid-area: 1 / 1 / 3;
    }
    & > :nth-child(2) {
      grid-area: 3 / 1;
    }
    & > :nth-child(3) {
      grid-area: 4 / 1 / auto / -1;
    }
    & > :nth-child(4) {
      grid-area: 1 / 2 / auto / -1;
    }
    & > :nth-child(5) {
      grid-area: 2 / 2 / 4;
    }
    & > :nth-child(6) {
      grid-area: 2 / 3 / 4;
    }
  }
`;

export const Unit = styled.span`
  ${text(20)}
  color: ${color('text-3')};
`;

export const Between = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1, 3)};
  ${text(13)}
  & > h2 {
    ${text(13)}
    font-weight: ${weight('semibold')};
  }
  & > a {
    display: inline-flex;
    align-items: center;
    color: ${color('accent-text')};
    font-weight: ${weight('semibold')};
    ${media.touch} {
      min-height: ${height('touch')};
    }
  }
  & > a:hover {
    text-decoration: underline;
  }
`;

export const BannerButton = styled.div`
  flex: 1 1 100%;
  display: grid;
  gap: ${space(2)};
`;

export const Line = styled.span`
  display: block;
`;
