import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Apr, AprFormula } from '#features/rewards/index.ts';
import { programmeOf } from '#programmes/programmes.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { DetailColumn } from './ExploreStyles.ts';
import type { PoolProgramme } from './poolRewards.ts';

const useProgrammeName = (): ((programme: PoolProgramme) => string) => {
  const { t } = useLingui();
  return ({ kind, months }) => {
    const name = t(programmeOf(kind).name);
    if (months === undefined) return name;
    const count = Number(months);
    return `${name}, ${t`${plural(count, { one: '# month', other: '# months' })}`}`;
  };
};

export function RewardsOnTop({ programmes }: { readonly programmes: readonly PoolProgramme[] }): ReactElement | null {
  const { t } = useLingui();
  const nameOf = useProgrammeName();
  if (programmes.length === 0) return null;
  const kinds = [...new Set(programmes.map(({ kind }) => kind))];
  return (
    <DetailColumn as="section" aria-label={t`Rewards on top`}>
      <strong>
        <Trans>Rewards on top</Trans>
      </strong>
      <KeyValue
        size={13}
        rows={programmes.map((programme) => ({
          key: `${programme.path} ${programme.months ?? ''}`,
          label: <RouteLink to={programme.path}>{nameOf(programme)}</RouteLink>,
          value: <Apr value={programme.rate} />,
        }))}
      />
      {programmes.length > 1 && (
        <p>
          <Trans>Pool tokens earn in one programme at a time.</Trans>
        </p>
      )}
      {kinds.map((kind) => (
        <p key={kind}>
          {t(programmeOf(kind).name)}: <AprFormula of={kind} />
        </p>
      ))}
    </DetailColumn>
  );
}
