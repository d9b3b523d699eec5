import { Trans as LinguiTrans, type TransProps } from '@lingui/react';
import { memo } from 'react';

/** A text value that looks like markup (a token called "<0/>") becomes an element, because Lingui parses only texts. */
const plainValue = ([name, value]: readonly [string, unknown]): readonly [string, unknown] => [
  name,
  typeof value === 'string' && value.includes('<') ? [value] : value,
];

type Parts = Readonly<Record<string, unknown>>;

const isSame = (a: Parts = {}, b: Parts = {}): boolean =>
  Object.keys({ ...a, ...b }).every((name) => a[name] === b[name]);

/**
 * Lingui's Trans, except that its values are never parsed as markup and only changed values render: most texts of a page
 * stay with each block. The build imports it for each text in JSX.
 */
export const Trans = memo(
  (props: TransProps) => (
    <LinguiTrans {...props} values={Object.fromEntries(Object.entries(props.values ?? {}).map(plainValue))} />
  ),
  (a, b) => a.id === b.id && isSame(a.values, b.values) && isSame(a.components, b.components),
);
