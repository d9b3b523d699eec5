import { Plural } from '@lingui/react/macro';
import type { ReactElement } from 'react';

export function Months({ months }: { readonly months: bigint }): ReactElement {
  return <Plural value={Number(months)} one="# month" other="# months" />;
}
