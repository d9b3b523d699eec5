import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, height, inLargeText, media, space, weight } from '../theme/theme.ts';

/** A value without room next to its name is on its own line. */
const wrapped = `
  & > div {
    flex-wrap: wrap;
    row-gap: 0;
  }
  & dt {
    white-space: normal;
  }
  & dd {
    margin-left: auto;
  }
`;

const List = styled.dl`
  display: grid;
  & dt {
    color: ${color('text-3')};
    white-space: nowrap;
  }
  & dd {
    font-weight: ${weight('medium')};
    text-align: right;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${media.touch} {
    & dd > a {
      min-height: ${height('touch')};
    }
  }
  ${inLargeText} & {
    ${wrapped}
  }
  ${media.narrowPhone} {
    ${wrapped}
  }
  &[data-size='12'] {
    font-size: var(--fs-12);
    line-height: var(--lh-row-12);
  }
  &[data-size='13'] {
    font-size: var(--fs-13);
    line-height: var(--lh-row-13);
  }
  &[data-size='14'] {
    font-size: var(--fs-14);
    line-height: var(--lh-row-14);
  }
`;

const Row = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};
`;

export interface KeyValueRow {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

interface KeyValueProps {
  readonly rows: readonly KeyValueRow[];
  readonly size?: 12 | 13 | 14;
  readonly className?: string;
}

export function KeyValue({ rows, size = 13, className }: KeyValueProps): ReactElement {
  return (
    <List data-size={size} className={className}>
      {rows.map((row) => (
        <Row key={row.key}>
          <dt>{row.label}</dt>
          <dd translate="no">{row.value}</dd>
        </Row>
      ))}
    </List>
  );
}
