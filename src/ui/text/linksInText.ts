import { color } from '../theme/theme.ts';

/** Style of a text's container, so that links in it are recognisable without colour. */
export const linksInText = `
  & a {
    color: ${color('accent-text')};
    text-decoration: underline;
  }
`;
