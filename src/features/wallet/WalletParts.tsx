import { styled } from 'styled-components';
import { CutText } from '#ui/text/CutText.ts';
import { color, height, line, media, radius, space, text, weight } from '#ui/theme/theme.ts';

const optionHeight = '64px';
const rowHeight = '36px';
const iconSide = '36px';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  & > p {
    ${text(12)}
    text-align: center;
    color: ${color('text-3')};
  }
`;

export const Inset = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${radius(10)};
  background: ${color('surface-2')};
  & small {
    ${text(12)}
    color: ${color('text-3')};
  }
  & strong {
    ${text(20)}
    font-weight: ${weight('semibold')};
  }
`;

export const InsetRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space(2, 4)};
`;

export const InsetEnd = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

export const Options = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  & button {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    width: 100%;
    min-height: ${optionHeight};
    padding: ${space(0, 3)};
    border: ${line('border')};
    border-radius: ${radius(10)};
    text-align: left;
  }
  & button:hover {
    border-color: ${color('border-control')};
    background: ${color('surface-hover')};
  }
  & strong {
    display: block;
    ${text(14)}
    font-weight: ${weight('semibold')};
  }
  & small {
    ${text(12)}
    color: ${color('text-3')};
  }
`;

export const OptionIcon = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${iconSide};
  height: ${iconSide};
  overflow: hidden;
  border-radius: ${radius(10)};
  background: ${color('surface-3')};
  & > img {
    width: 100%;
    height: 100%;
  }
`;

export const OptionName = styled.span`
  flex: 1;
  min-width: 0;
  & > strong,
  & > small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Attempt = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${optionHeight};
  padding: ${space(3, 4)};
  border: ${line('border')};
  border-radius: ${radius(10)};
  color: ${color('accent-text')};
  &[data-failed] {
    border-color: ${color('danger-border')};
    color: ${color('danger-text')};
  }
  & strong {
    display: block;
    ${text(14)}
    font-weight: ${weight('semibold')};
  }
  &:not([data-failed]) strong {
    color: ${color('text-1')};
  }
  & small {
    ${text(12)}
    color: ${color('text-3')};
  }
`;

export const AttemptWords = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Recent = styled.section`
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    min-height: ${rowHeight};
  }
  & > header > h3 {
    ${text(13)}
    font-weight: ${weight('semibold')};
  }
  & > h4 {
    ${text(12)}
    font-weight: ${weight('semibold')};
    color: ${color('warning-text')};
  }
  & > p {
    color: ${color('text-3')};
  }
  & li {
    display: flex;
    align-items: start;
    gap: ${space(2.5)};
    min-height: ${rowHeight};
    padding: ${space(2, 0)};
    ${text(13)}
  }
  & li + li {
    border-top: ${line('border-subtle')};
  }
  & li > time {
    ${text(12)}
    color: ${color('text-3')};
    white-space: nowrap;
  }
`;

export const RecentMark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  height: calc(var(--lh-13) * var(--drawn));
  &[data-tone='busy'] {
    color: ${color('accent-text')};
  }
  &[data-tone='success'] {
    color: ${color('success-text')};
  }
  &[data-tone='danger'] {
    color: ${color('danger-text')};
  }
  &[data-tone='warning'] {
    color: ${color('warning-text')};
  }
`;

export const RecentSummary = styled(CutText)`
  flex: 1;
  & > small {
    display: block;
    ${text(12)}
    color: ${color('text-3')};
    white-space: normal;
  }
`;

export const RecentActions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: ${space(1)};
  ${media.phone} {
    & > button {
      height: ${height('touch')};
    }
  }
`;

export const Balances = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};
`;

export const BalanceBox = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  min-width: 0;
  padding: ${space(3)};
  border: ${line('border')};
  border-radius: ${radius(10)};
  & b {
    display: block;
    ${text(14)}
    font-weight: ${weight('semibold')};
  }
  & small {
    ${text(12)}
    color: ${color('text-3')};
  }
`;
