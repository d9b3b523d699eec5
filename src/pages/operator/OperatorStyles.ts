import { styled } from 'styled-components';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import { line, space, text, weight, width } from '#ui/theme/theme.ts';

export const ContractHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(4)};
  & > h2 {
    ${text(16)}
    font-weight: ${weight('semibold')};
  }
`;

export const OperationRow = styled(Disclosure)`
  border-width: 0;
  border-top: ${line('border-subtle')};
  border-radius: 0;
  & > summary {
    padding: ${space(3, 4)};
  }
  & > div {
    max-width: calc(${width('form')} + 2 * ${space(4)});
    padding: ${space(0, 4, 4)};
  }
`;
