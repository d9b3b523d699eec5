import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Select } from '#ui/fields/Select.tsx';
import { targetId } from '../removeAddress.ts';
import { Between } from '../RemoveStyles.ts';
import type { RemoveForm } from '../useRemoveForm.ts';
import { useTargets } from './useTargets.ts';

const NOTHING = '';

/** The same pair on another exchange, or a pool that shares a token. */
export function MoveTo({ form }: { readonly form: RemoveForm }): ReactElement {
  const { t } = useLingui();
  const { destinations, destination, target, move } = form.receive;
  const targets = useTargets(form);
  const chosen = target ? targetId(target) : (destination?.exchange.id ?? NOTHING);
  const options = [
    ...destinations.map(({ exchange: { id, name } }) => ({ value: id, label: name })),
    ...targets.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const isListed = options.some(({ value }) => value === chosen);
  const placeholder = { value: chosen, label: chosen === NOTHING ? t`Choose a pool` : '' };
  return (
    <Between>
      <Trans>Pool or exchange</Trans>
      <Select
        label={t`Pool or exchange`}
        options={isListed ? options : [placeholder, ...options]}
        value={chosen}
        onChange={move}
      />
    </Between>
  );
}
