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
    ${media.phone} {
      min-height: ${height('touch')};
    }
  }
  & > a:hover {
    text-decoration: underline;
  }
`;

/** Below the words of a banner. */
export const BannerButton = styled.div`
  flex: 1 1 100%;
  display: grid;
  gap: ${space(2)};
`;

export const Line = styled.span`
  display: block;
`;
