import { isBundled } from '#config/tokens/builtInLists.ts';
import { isFirstGrid } from '#domain/desk/chartGrid.ts';
import { newLayouts } from '#domain/desk/namedLayouts.ts';
import { joinTrends } from '#domain/history/trendLines.ts';
import { readKeys } from '#domain/keys/tradeKeys.ts';
import type { OwnThings } from '#domain/tokens/ownFile.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import { newTemplates } from '#domain/trade/ladderTemplates.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { listAdded, listSwitched } from '#state/lists/slice.ts';
import { keysChosen, tokenAdded } from '#state/user/slice.ts';
import { keptCharts } from '#stores/keptCharts.ts';
import { keptLadders } from '#stores/keptLadders.ts';
import { keptTrends } from '#stores/keptTrends.ts';
import { savedLayouts } from '#stores/savedLayouts.ts';
import { setValuesStore } from '#stores/setValuesStore.ts';

/** Reads the stored things when called, because other tabs may have changed them. */
export const useOwnThings = (): (() => OwnThings) => {
  const tokens = useAppSelector(({ user }) => user.tokens);
  const kept = useAppSelector(({ lists }) => lists.kept);
  const keys = useAppSelector(({ user }) => user.keys);
  return () => ({
    values: setValuesStore.current(),
    drawings: keptTrends.read(),
    ladders: keptLadders.read(),
    layouts: savedLayouts.read(),
    charts: keptCharts.read(),
    tokens: Object.values(tokens)
      .flatMap((byAddress) => Object.values(byAddress))
      .flatMap((token) => {
        const address = parseAddress(token.address);
        return address ? [{ ...token, address }] : [];
      }),
    lists: kept.filter(({ url }) => !isBundled(url)),
    keys: readKeys(keys),
  });
};

export const useAddThings = (): ((things: OwnThings) => void) => {
  const dispatch = useAppDispatch();
  const own = useAppSelector(({ user }) => user.keys);
  return ({ tokens, lists, keys = {}, values, drawings, layouts, ladders, charts }) => {
    for (const token of tokens) dispatch(tokenAdded(token));
    for (const { url, active } of lists) {
      dispatch(listAdded(url));
      dispatch(listSwitched({ url, active }));
    }
    if (Object.keys(keys).length > 0) dispatch(keysChosen({ ...keys, ...own }));
    if (values) setValuesStore.add(values);
    if (ladders) keptLadders.keep([...keptLadders.read(), ...newTemplates(ladders, keptLadders.read())]);
    if (charts && isFirstGrid(keptCharts.read())) keptCharts.keep(charts);
    if (drawings) keptTrends.keep(joinTrends(keptTrends.read(), drawings));
    if (layouts) savedLayouts.keep([...savedLayouts.read(), ...newLayouts(layouts, savedLayouts.read())]);
  };
};
