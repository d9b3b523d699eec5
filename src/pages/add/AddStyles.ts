import { styled } from 'styled-components';
import { Card } from '../../ui/Panel.tsx';
import { color, line, media, radius, space, text, weight, width } from '../../ui/theme/theme.ts';

export const Screen = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  max-width: calc(${width('form')} + 2 * ${space(4)});
  margin: 0 auto;
  padding: ${space(6, 4)};
  ${media.phone} {
    padding: ${space(0, 0, 4)};
  }
`;

export const FormCard = styled(Card)`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(4)};
  ${media.phone} {
    border-width: 0 0 var(--line-hair);
    border-radius: 0;
    padding: ${space(3)};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  & > h1 {
    ${text(20)}
    font-weight: ${weight('semibold')};
  }
  & > span {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  ${text(13)}
  color: ${color('text-3')};
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space(1)};
  & > svg {
    justify-self: center;
    color: ${color('text-3')};
  }
`;

export const Inset = styled.div`
  padding: ${space(3)};
  border-radius: ${radius(6)};
  background: ${color('surface-2')};
  & > h2 {
    ${text(12)}
    color: ${color('text-3')};
  }
  & > dl {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(2)};
    margin-top: ${space(2)};
    text-align: center;
  }
  & > dl > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & dd {
    ${text(14)}
    font-weight: ${weight('semibold')};
    overflow-wrap: anywhere;
  }
  & dt {
    ${text(12)}
    color: ${color('text-3')};
    overflow-wrap: anywhere;
  }
`;

export const Column = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
`;

export const Amounts = styled.dl`
  border: ${line('border')};
  border-radius: ${radius(10)};
  & > div {
    padding: ${space(2, 3)};
  }
  & > div + div {
    border-top: ${line('border-subtle')};
  }
  & dt {
    ${text(12)}
    color: ${color('text-3')};
  }
  & dd {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    ${text(20)}
    font-weight: ${weight('semibold')};
    overflow-wrap: anywhere;
  }
`;

/** Below the button: what its words do not say. */
export const Note = styled.p`
  ${text(12)}
  text-align: center;
  color: ${color('text-3')};
`;

export const Line = styled.span`
  display: block;
`;
