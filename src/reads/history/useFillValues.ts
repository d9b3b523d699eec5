import { useCallback, useEffect, useRef, useState } from 'react';
import { contracts } from '#chain/contracts.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { env } from '#config/env.ts';
import { dollarToken, knownToken } from '#config/tokens/tokens.ts';
import type { LedgerMove } from '#domain/ledger/ledgerMove.ts';
import { takesPoolValue } from '#domain/ledger/poolValue.ts';
import type { Address } from '#domain/tokens/types.ts';
import { poolsToDollars, priceRule } from '#stores/dollarPools.ts';
import { setValuesStore } from '#stores/setValuesStore.ts';
import { useTokenDirectory } from '../tokens/useTokenDirectory.ts';
import { keepEstimates } from './keepEstimates.ts';
import { readPoolValues } from './readPoolValues.ts';

type LedgerEvent = readonly LedgerMove[];

export interface Filling {
  readonly state: 'reading' | 'done' | 'stopped' | 'failed';
  readonly done: number;
  readonly count: number;
  readonly filled: number;
  readonly unkept: number;
}

interface FillValues {
  readonly filling: Filling | undefined;
  /** Estimates values for events that have none and can take a market price. Undefined without a dollar token. */
  readonly fill: ((events: readonly LedgerEvent[]) => void) | undefined;
  readonly stop: () => void;
}

const decimals = dollarToken?.decimals ?? 0;

/** Keeps all values that were read before a stop or failure. */
export const useFillValues = (account: Address): FillValues => {
  const { find } = useTokenDirectory();
  const [filling, setFilling] = useState<Filling>();
  const controller = useRef<AbortController>(undefined);
  const stop = useCallback((): void => controller.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const fill = async (events: readonly LedgerEvent[]): Promise<void> => {
    if (!priceRule) return;
    const started = new AbortController();
    stop();
    controller.current = started;
    const { signal } = started;
    const open = events.filter(takesPoolValue);
    const kept = keepEstimates(setValuesStore, account, decimals);
    let done = 0;
    const report = (state: Filling['state']): void => {
      const counts = { done, count: open.length, filled: kept.filled(), unkept: kept.unkept() };
      if (controller.current === started) setFilling({ state, ...counts });
    };
    report('reading');
    try {
      await readPoolValues(readRpc, {
        ...{ multicall: contracts.multicall, rule: priceRule, poolsTo: poolsToDollars, events: open, signal },
        isListed: (token) => knownToken(token) !== undefined || find(token) !== undefined,
        firstBlock: env.firstBlock,
        onRead: (read, count) => {
          kept.add(read);
          done = count;
          report('reading');
        },
      });
      kept.end();
      report('done');
    } catch (cause) {
      kept.end();
      if (!signal.aborted) console.warn('Pool prices could not be read', cause);
      report(signal.aborted ? 'stopped' : 'failed');
    }
  };
  return { filling, fill: priceRule && ((events) => void fill(events)), stop };
};
