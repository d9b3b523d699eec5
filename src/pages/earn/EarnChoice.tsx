import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { EVERY_KIND, earnOrders, earnViews, LONG_LOCK_DAYS, YOUNG_CONTRACT_DAYS } from '#domain/rewards/earnList.ts';
import type { EarnProgramme } from '#programmes/earn.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Choice } from './EarnStyles.ts';
import type { ChosenEarn } from './useEarnChoice.ts';

interface EarnChoiceProps {
  readonly choice: ChosenEarn;
  readonly programmes: readonly EarnProgramme[];
  readonly hasAccount: boolean;
}

function RiskRule(): ReactElement {
  const [long, young] = [LONG_LOCK_DAYS.toString(), YOUNG_CONTRACT_DAYS.toString()];
  return (
    <p>
      <Trans>
        Least risk first. Contracts under {young} days old or of unknown age follow, then locks of over {long} days,
        then what can't pay its rewards.
      </Trans>
    </p>
  );
}

export function EarnChoice({ choice, programmes, hasAccount }: EarnChoiceProps): ReactElement {
  const { t, i18n } = useLingui();
  const { view, kind, order, search, choose } = choice;
  const views = { all: t`All`, mine: t`Yours`, wallet: t`For your wallet` };
  const orders = { yield: t`Highest yield`, kind: t`By kind`, token: t`By token`, risk: t`Least risk` };
  const kinds = programmes.map(({ key, name }) => ({ value: key, label: i18n._(name) }));
  return (
    <Choice>
      {hasAccount && (
        <Segmented
          label={t`Ways to earn shown`}
          options={earnViews.map((value) => ({ value, label: views[value] }))}
          value={view}
          onChange={(value) => choose('view', value)}
          size="sm"
        />
      )}
      <TextField
        kind="search"
        label={t`Search token or address`}
        hideLabel
        icon="search"
        placeholder={t`Search token or address`}
        value={search}
        onChange={(value) => choose('q', value)}
      />
      <Select
        label={t`Kind of programme`}
        options={[{ value: EVERY_KIND, label: t`Every kind` }, ...kinds]}
        value={kind}
        onChange={(value) => choose('kind', value)}
      />
      <Select
        label={t`Order of the list`}
        options={earnOrders.map((value) => ({ value, label: orders[value] }))}
        value={order}
        onChange={(value) => choose('sort', value)}
      />
      {order === 'risk' && <RiskRule />}
    </Choice>
  );
}
