import { exactPlain } from '#domain/format/formatExact.ts';
import { estimateText } from '#domain/ledger/valueTexts.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { SetValuesStore } from '#stores/setValuesStore.ts';

/** Each time the costs are computed again, so single values would be too many. */
const KEPT_TOGETHER = 200;

interface EstimateKeeper {
  /** Raw dollar units by event. */
  readonly add: (values: ReadonlyMap<string, bigint>) => void;
  /** Keeps those that wait for others. */
  readonly end: () => void;
  readonly filled: () => number;
  /** Beyond the limit of stored values. */
  readonly unkept: () => number;
}

/** Stores estimates while they are read, so that leaving the page loses few; typed values stay. */
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
