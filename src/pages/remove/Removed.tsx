import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { moneyWords } from '#features/money/index.ts';
import { poolTokensText } from '#features/position/index.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import type { RemoveForm } from './useRemoveForm.ts';

export function Removed({ form }: { readonly form: RemoveForm }): ReactElement | null {
  const { removal, a, b } = form;
  if (!removal || !a.token || !b.token) return null;
  const [paidA, paidB] = [
    moneyWords(removal.amountA, a.token, 'received'),
    moneyWords(removal.amountB, b.token, 'received'),
  ];
  return (
    <KeyValue
      rows={[
        {
          key: 'burned',
          label: <Trans>Pool tokens burned</Trans>,
          value: <span translate="no">{poolTokensText(removal.poolTokens)}</span>,
        },
        { key: 'paid', label: <Trans>The pool pays</Trans>, value: `${paidA}, ${paidB}` },
      ]}
    />
  );
}
