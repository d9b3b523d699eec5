import { styled } from 'styled-components';

/** Text in one line that is cut without enough room. */
export const CutText = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
