import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { LockTerms } from '#domain/staking/lock.ts';
import type { LockProgramme } from '#reads/staking/useLockProgramme.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Select } from '#ui/fields/Select.tsx';

const MAX_SEGMENTS = 4;

interface DurationsProps {
  readonly programme: Pick<LockProgramme, 'offers'>;
  readonly terms: LockTerms | undefined;
  readonly onChoose: (months: bigint) => void;
}

export function Durations({ programme, terms, onChoose }: DurationsProps): ReactElement | null {
  const { t } = useLingui();
  const { offers } = programme;
  if (!terms || !offers) return null;
  const options = offers.map(({ months }) => {
    const count = Number(months);
    return { value: months.toString(), label: t`${plural(count, { one: '# month', other: '# months' })}` };
  });
  const props = {
    label: t`Lock time`,
    options,
    value: terms.months.toString(),
    onChange: (value: string) => onChoose(BigInt(value)),
  };
  return offers.length <= MAX_SEGMENTS ? <Segmented {...props} size="sm" /> : <Select {...props} />;
}
