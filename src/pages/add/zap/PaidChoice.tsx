import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import type { AddField } from '../addAddress.ts';
import type { AddForm } from '../useAddForm.ts';

export type Paid = AddField | 'third';

interface PaidChoiceProps {
  readonly form: AddForm;
  readonly value: Paid;
  readonly onChange: (choice: Paid) => void;
}

export function PaidChoice({ form, value, onChange }: PaidChoiceProps): ReactElement {
  const { t } = useLingui();
  const [symbolA = '', symbolB = ''] = [form.a, form.b].map((side) => shortenSymbol(side.currency?.symbol ?? ''));
  return (
    <Segmented<Paid>
      label={t`Token you pay`}
      options={[
        { value: 'A', label: <bdi translate="no">{symbolA}</bdi> },
        { value: 'B', label: <bdi translate="no">{symbolB}</bdi> },
        { value: 'third', label: <Trans>Another token</Trans> },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
