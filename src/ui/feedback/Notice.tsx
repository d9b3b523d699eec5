import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../layout/Panel.tsx';
import { color, media, space, text, width } from '../theme/theme.ts';

const Column = styled.div`
  max-width: calc(${width('page')} * 0.7);
  margin: 0 auto;
  padding: ${space(12, 6)};
  ${media.phone} {
    padding: ${space(6, 3)};
  }
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
    overflow-wrap: anywhere;
    padding: ${space(6)};
    ${media.phone} {
      padding: ${space(4)};
    }
  }
  & h1 {
    ${text(20)}
  }
  & p {
    color: ${color('text-2')};
  }
`;

export const NoticeActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};
`;

interface NoticeProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

export function Notice({ title, children }: NoticeProps): ReactElement {
  return (
    <Column>
      <Card>
        <h1>{title}</h1>
        {children}
      </Card>
    </Column>
  );
}
