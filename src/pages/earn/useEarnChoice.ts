import { useState } from 'react';
import { EVERY_KIND, earnOrders, earnViews, type EarnChoice } from '#domain/rewards/earnList.ts';
import { useUrlParameters } from '#ui/hooks/useUrlParameters.ts';

type Name = 'view' | 'kind' | 'sort' | 'q';

export interface ChosenEarn extends EarnChoice {
  readonly choose: (name: Name, value: string) => void;
}

const NAMES: readonly Name[] = ['view', 'kind', 'sort', 'q'];
const DEFAULTS: readonly string[] = ['all', 'every', 'yield', ''];

/** Keeps the choice in state, because the URL follows later and two quick choices must not undo each other. */
export const useEarnChoice = (kinds: readonly string[]): ChosenEarn => {
  const [query, write] = useUrlParameters();
  const [chosen, setChosen] = useState(() => new Map(NAMES.map((name) => [name, query.get(name) ?? ''] as const)));
  const among = <V extends string>(name: Name, values: readonly V[], otherwise: V): V =>
    values.find((value) => value === chosen.get(name)) ?? otherwise;
  return {
    view: among('view', earnViews, 'all'),
    kind: among('kind', [...kinds, EVERY_KIND], EVERY_KIND),
    order: among('sort', earnOrders, 'yield'),
    search: chosen.get('q') ?? '',
    choose: (name, value) => {
      const next = new Map([...chosen, [name, value] as const]);
      setChosen(next);
      write(Object.fromEntries([...next].map(([entry, text]) => [entry, DEFAULTS.includes(text) ? undefined : text])));
    },
  };
};
