import { useMemo, useState } from 'react';
import { farmRules } from '#config/stakingRules.ts';
import { farmSorts, farmViews, listFarms, type FarmSort, type FarmView as Chosen } from '#domain/farms/listFarms.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useFarms, type FarmView } from '#features/farms/index.ts';
import { useFirstRows } from '#ui/hooks/useFirstRows.ts';
import { useUrlParameters } from '#ui/hooks/useUrlParameters.ts';

export interface FarmsPageView {
  readonly account: Address | undefined;
  readonly isListed: boolean;
  readonly isFailed: boolean;
  readonly counts: Readonly<Record<Chosen, number>>;
  readonly view: Chosen;
  readonly sort: FarmSort;
  readonly search: string;
  readonly choose: (name: 'view' | 'sort' | 'q', value: string) => void;
  readonly shown: readonly FarmView[];
  readonly hasMore: boolean;
  readonly showMore: () => void;
  readonly staked: readonly FarmView[];
  readonly opened: Address | undefined;
  readonly isMissing: boolean;
  readonly toggle: (farm: Address) => void;
}

const useFarmsAddress = () => {
  const [query, write] = useUrlParameters();
  return {
    view: farmViews.find((farmView) => farmView === query.get('view')) ?? 'active',
    sort: farmSorts.find((farmSort) => farmSort === query.get('sort')) ?? 'yield',
    search: query.get('q') ?? '',
    opened: parseAddress(query.get('farm') ?? ''),
    write,
  };
};

const NONE: readonly Address[] = [];
const DEFAULTS: readonly string[] = ['active', 'yield', ''];

export const useFarmsPage = (account: Address | undefined): FarmsPageView => {
  const { view, sort, search, opened, write } = useFarmsAddress();
  const [onScreen, setOnScreen] = useState(NONE);
  const { farms, isComplete, isFailed } = useFarms(account, onScreen);
  const listed = useMemo(() => {
    const inView = listFarms(farms, { view, sort, search });
    const named = farms.find(({ address }) => address === opened);
    return named && !inView.includes(named) ? [named, ...inView] : inView;
  }, [farms, view, sort, search, opened]);
  const index = listed.findIndex(({ address }) => address === opened);
  const { shown, next, showMore } = useFirstRows(listed, farmRules.shown, index);
  // From the next render on, farms on screen are read with each block.
  if (shown.length !== onScreen.length || shown.some(({ address }) => !onScreen.includes(address))) {
    setOnScreen(shown.map(({ address }) => address));
  }
  const countOf = (entry: Chosen): number => listFarms(farms, { view: entry, sort, search: '' }).length;
  return {
    account,
    isListed: isComplete,
    isFailed,
    counts: { active: countOf('active'), staked: countOf('staked'), finished: countOf('finished') },
    view,
    sort,
    search,
    choose: (name, value) => write({ [name]: DEFAULTS.includes(value) ? undefined : value }),
    shown,
    hasMore: next > 0,
    showMore,
    staked: farms.filter(({ staked = 0n }) => staked > 0n),
    opened,
    isMissing: opened !== undefined && isComplete && !farms.some(({ address }) => address === opened),
    toggle: (farm) => write({ farm: farm === opened ? undefined : farm }),
  };
};
