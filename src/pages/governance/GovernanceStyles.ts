import { styled } from 'styled-components';
import { AreaEntry } from '#ui/fields/AreaEntry.tsx';
import { Card } from '#ui/layout/Panel.tsx';
import { color, inLight, line, media, radius, space, text, weight } from '#ui/theme/theme.ts';

const sideWidth = '340px';
const barHeight = '8px';

export const Section = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(5)};
  & > h2 {
    ${text(16)}
    font-weight: ${weight('semibold')};
  }
  & > p,
  & small {
    ${text(13)}
    color: ${color('text-3')};
  }
  ${media.phone} {
    padding: ${space(3)};
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${sideWidth};
  align-items: start;
  gap: ${space(4)};
  ${media.belowWideTablet} {
    grid-template-columns: minmax(0, 1fr);
    & > :last-child {
      order: -1;
    }
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  ${media.phone} {
    gap: ${space(3)};
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 3)};
`;

export const Choices = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space(2)};
`;

/** The colour only repeats the word. */
export const StateMark = styled.span`
  display: inline-flex;
  align-items: center;
  justify-self: end;
  padding: ${space(0.5, 2)};
  border-radius: ${radius(4)};
  ${text(12)}
  font-weight: ${weight('semibold')};
  white-space: nowrap;
  color: ${color('text-2')};
  background: ${color('surface-3')};
  &:is([data-state='active'], [data-state='pending']) {
    color: ${color('info-text')};
    background: ${color('info-soft')};
  }
  &:is([data-state='succeeded'], [data-state='executed']) {
    color: ${color('success-text')};
    background: ${color('success-soft')};
  }
  &[data-state='queued'] {
    color: ${color('warning-text')};
    background: ${color('warning-soft')};
  }
  &:is([data-state='defeated'], [data-state='expired']) {
    color: ${color('danger-text')};
    background: ${color('danger-soft')};
  }
`;

/** `--v` is in percent. */
export const VoteTrack = styled.div`
  position: relative;
  height: ${barHeight};
  border-radius: calc(${barHeight} / 2);
  background:
    linear-gradient(var(--fill), var(--fill)) left / calc(var(--v) * 1%) 100% no-repeat,
    ${color('surface-3')};
  &[data-side='for'] {
    --fill: ${color('accent-text')};
  }
  &[data-side='against'] {
    --fill: ${color('text-3')};
  }
  ${inLight} & {
    background-color: ${color('border')};
  }
`;

export const Lines = styled.ul`
  display: grid;
  & > li + li {
    border-top: ${line('border-subtle')};
  }
`;

export const RawData = styled.code`
  display: block;
  max-height: 160px;
  overflow: auto;
  padding: ${space(2)};
  border-radius: ${radius(6)};
  background: ${color('surface-2')};
  color: ${color('text-2')};
  ${text(12)}
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const TextArea = styled(AreaEntry)`
  width: 100%;
  min-height: 160px;
  padding: ${space(2, 3)};
  background: ${color('surface-2')};
  border: ${line('border-control')};
  border-radius: ${radius(6)};
  color: ${color('text-1')};
  font: inherit;
  font-size: var(--fs-field);
  resize: vertical;
  ${inLight} & {
    background: ${color('surface-1')};
  }
  &:focus-visible {
    border-color: ${color('focus')};
    outline: ${line('focus')};
  }
`;

export const FieldLabel = styled.label`
  display: grid;
  gap: ${space(1.5)};
  ${text(12)}
  color: ${color('text-3')};
`;
