import { styled } from 'styled-components';
import { color, media, radius, space, text } from '#ui/theme/theme.ts';

const art = '56px';
const widest = '400px';

export const DialogMessage = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding-top: ${space(4)};
  text-align: center;
  color: ${color('text-2')};
  & > [data-art] {
    display: grid;
    place-items: center;
    width: ${art};
    height: ${art};
    margin-bottom: ${space(2)};
    border-radius: 50%;
    background: ${color('accent-soft')};
    color: ${color('accent-text')};
  }
  & > [data-art='success'] {
    background: ${color('success-soft')};
    color: ${color('success-text')};
  }
  & > [data-art='warning'] {
    background: ${color('warning-soft')};
    color: ${color('warning-text')};
  }
  & > [data-art='danger'] {
    background: ${color('danger-soft')};
    color: ${color('danger-text')};
  }
  & > p {
    color: ${color('text-1')};
    max-width: ${widest};
    overflow-wrap: anywhere;
  }
  & > small {
    ${text(13)}
    color: ${color('text-3')};
  }
  & > dl {
    width: 100%;
    max-width: ${widest};
    margin-top: ${space(1)};
    padding: ${space(2, 3)};
    border-radius: ${radius(10)};
    background: ${color('surface-2')};
  }
  ${media.phone} {
    display: flex;
    flex-direction: column;
    align-items: center;
  }
`;

export const DialogMessageActions = styled.div`
  display: flex;
  gap: ${space(2)};
  width: 100%;
  margin-top: ${space(3)};
  & > * {
    flex: 1;
  }
  /* In reach of the thumb, and in the same place for each state. */
  ${media.phone} {
    padding-top: ${space(3)};
    margin-top: auto;
  }
`;

export const RawReasonBox = styled.details`
  width: 100%;
  max-width: ${widest};
  ${text(12)}
  & > summary {
    cursor: pointer;
    color: ${color('accent-text')};
  }
`;

export const RawReasonText = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-top: ${space(2)};
  padding: ${space(2, 3)};
  border-radius: ${radius(6)};
  background: ${color('surface-2')};
  text-align: left;
  overflow-wrap: anywhere;
`;
