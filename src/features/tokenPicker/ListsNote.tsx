import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useAppSelector } from '#state/hooks.ts';
import { selectMissingLists } from '#state/lists/selectors.ts';

/** Tokens of missing lists are not offered. */
export function ListsNote(): ReactElement | null {
  const loading = useAppSelector((state) => selectMissingLists(state).loading);
  const failed = useAppSelector((state) => selectMissingLists(state).failed);
  if (failed > 0) {
    return (
      <p role="status">
        <Plural
          value={failed}
          one="Couldn't load a token list. Retrying."
          other="Couldn't load # token lists. Retrying."
        />
      </p>
    );
  }
  return loading > 0 ? (
    <p role="status">
      <Trans>Loading token lists</Trans>
    </p>
  ) : null;
}
