import { Trans as LinguiTrans, type TransProps } from '@lingui/react';
import type { ReactNode } from 'react';

/** A text value that looks like markup (a token called "<0/>") becomes an element, because Lingui parses only texts. */
const plainValue = ([name, value]: readonly [string, unknown]): readonly [string, unknown] => [
  name,
  typeof value === 'string' && value.includes('<') ? [value] : value,
];

/** Lingui's Trans, except that its values are never parsed as markup. The build imports it for each text in JSX. */
export const Trans = (props: TransProps): ReactNode => (
  <LinguiTrans {...props} values={Object.fromEntries(Object.entries(props.values ?? {}).map(plainValue))} />
);
