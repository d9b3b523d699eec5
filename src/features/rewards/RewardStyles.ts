import { styled } from 'styled-components';
import { color, height, line, media, radius, space, text, weight } from '#ui/theme/theme.ts';

/** The kinds of mining. */
export const AreaTabs = styled.nav`
  display: flex;
  gap: ${space(4)};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${height('md')};
    color: ${color('text-3')};
    font-weight: ${weight('medium')};
    border-bottom: var(--line-mark) solid transparent;
    ${media.phone} {
      min-height: ${height('touch')};
    }
  }
  & > a[aria-current] {
    color: ${color('text-1')};
    border-color: ${color('accent-text')};
  }
`;

/** What is above the list: which pools it has. */
export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2, 3)};
  & > h2 {
    ${text(16)}
    font-weight: ${weight('semibold')};
  }
  ${media.phone} {
    & > [role='radiogroup'] {
      flex: 1 1 100%;
    }
  }
`;

/** Opens to what stands behind a figure. */
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
    ${media.phone} {
      min-height: ${height('touch')};
    }
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

/** A pool's rewards on the right of its line. */
export const Rate = styled.span`
  display: grid;
  justify-items: end;
  ${text(12)}
  & > strong {
    ${text(16)}
    font-weight: ${weight('semibold')};
    color: ${color('text-1')};
  }
`;

/** The form of a pool, one part below the other. */
export const FormColumn = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  min-width: 0;
`;
