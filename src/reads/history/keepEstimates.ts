import { exactPlain } from '#domain/format/formatExact.ts';
import { estimateText } from '#domain/ledger/valueTexts.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { SetValuesStore } from '#stores/setValuesStore.ts';

/** Estimates per write: each write computes all costs again. */
const KEPT_TOGETHER = 200;

interface EstimateKeeper {
  readonly add: (values: ReadonlyMap<string, bigint>) => void;
  readonly end: () => void;
  readonly filled: () => number;
  readonly unkept: () => number;
}

/** Stores estimates while they are read, so that few are lost if the user leaves the page. Typed values are kept. */
export const keepEstimates = (store: SetValuesStore, account: Address, decimals: number): EstimateKeeper => {
  const waiting = new Map<string, bigint>();
  let [filled, unkept] = [0, 0];
  const keep = (): void => {
    if (waiting.size === 0) return;
    const texts = [...waiting].map(([event, raw]) => [event, estimateText(exactPlain(raw, decimals))] as const);
    store.add({ [account]: Object.fromEntries(texts) });
    const kept = store.current()[account] ?? {};
    unkept += texts.filter(([event]) => kept[event] === undefined).length;
    filled += waiting.size;
    waiting.clear();
  };
  return {
    add(values) {
      for (const [event, value] of values) waiting.set(event, value);
      if (waiting.size >= KEPT_TOGETHER) keep();
    },
    end: keep,
    filled: () => filled + waiting.size - unkept,
    unkept: () => unkept,
  };
};
