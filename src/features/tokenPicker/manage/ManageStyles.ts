import { styled } from 'styled-components';
import { TextField } from '#ui/fields/TextField.tsx';
import { color, height, inLargeText, line, radius, space, text, weight } from '#ui/theme/theme.ts';

export const View = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(0, 5, 5)};
  min-height: 40vh;
  align-content: start;
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  ${inLargeText} & {
    flex-wrap: wrap;
    justify-content: flex-end;
  }
`;

const logoAndGap = '48px';

/** Receives the focus if a focused entry is removed. */
export const Entries = styled.div`
  &:focus-visible {
    outline: none;
  }
`;

export const Entry = styled.li`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3, 0)};
  & + & {
    border-top: ${line('border-subtle')};
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: ${space(3)};
`;

export const Names = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  ${inLargeText} ${Row} > & {
    flex-basis: calc(100% - ${logoAndGap});
  }
  & strong {
    ${text(14)}
    font-weight: ${weight('semibold')};
    color: ${color('text-1')};
  }
  & small {
    display: block;
    ${text(12)}
    color: ${color('text-3')};
  }
`;

export const Details = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border: ${line('border-subtle')};
  border-radius: ${radius(6)};
  ${text(13)}
  color: ${color('text-2')};
  overflow-wrap: anywhere;
`;

export const FieldAndButton = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};
`;

export const WideField = styled(TextField)`
  flex: 1;
  min-width: 0;
`;

export const SmallPrint = styled.p`
  ${text(12)}
  color: ${color('text-3')};
`;

export const Trouble = styled.div`
  display: flex;
  gap: ${space(2)};
  overflow-wrap: anywhere;
  & > svg {
    color: ${color('warning-text')};
  }
`;

export const Understood = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${height('touch')};
  font-weight: ${weight('medium')};
`;
