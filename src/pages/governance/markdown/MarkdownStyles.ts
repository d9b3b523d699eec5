import { styled } from 'styled-components';
import { color, line, radius, space, text, weight } from '#ui/theme/theme.ts';

const plainHeight = '60vh';

/** Untrusted text must not draw outside this panel. */
export const Article = styled.div`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  contain: paint;
  unicode-bidi: isolate;
  overflow-wrap: anywhere;
  ${text(14)}
  color: ${color('text-2')};
  & :is(h3, h4, h5) {
    ${text(14)}
    font-weight: ${weight('semibold')};
    color: ${color('text-1')};
  }
  & strong {
    font-weight: ${weight('semibold')};
    color: ${color('text-1')};
  }
  & :is(ul, ol) {
    display: grid;
    gap: ${space(1)};
    padding-inline-start: ${space(5)};
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & blockquote {
    display: grid;
    gap: ${space(2)};
    margin: 0;
    padding-inline-start: ${space(3)};
    border-inline-start: var(--line-mark) solid ${color('border')};
  }
  & code {
    padding: ${space(0.5, 1)};
    border-radius: ${radius(4)};
    background: ${color('surface-2')};
    ${text(13)}
  }
  & pre {
    overflow-x: auto;
    padding: ${space(3)};
    border-radius: ${radius(6)};
    background: ${color('surface-2')};
  }
  & pre > code {
    padding: 0;
  }
  & hr {
    width: 100%;
    border: 0;
    border-top: ${line('border')};
  }
  & small {
    color: ${color('text-3')};
  }
`;

export const PlainText = styled(Article)`
  max-height: ${plainHeight};
  overflow: auto;
  white-space: pre-wrap;
`;
