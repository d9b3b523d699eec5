import { useCallback, useEffect, useRef, useState } from 'react';
import { contracts } from '#chain/contracts.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { env } from '#config/env.ts';
import { dollarToken, knownToken } from '#config/tokens/tokens.ts';
import { exactPlain } from '#domain/format/formatExact.ts';
import type { LedgerMove } from '#domain/ledger/ledgerMove.ts';
import { takesPoolValue } from '#domain/ledger/poolValue.ts';
import { estimateText } from '#domain/ledger/valueTexts.ts';
import type { Address } from '#domain/tokens/types.ts';
import { poolsToDollars, priceRule } from '#stores/dollarPools.ts';
import { setValuesStore } from '#stores/setValuesStore.ts';
import { useTokenDirectory } from '../tokens/useTokenDirectory.ts';
import { readPoolValues } from './readPoolValues.ts';

type LedgerEvent = readonly LedgerMove[];

export interface Filling {
  readonly state: 'reading' | 'done' | 'stopped' | 'failed';
  /** Events read so far, of `count`. */
  readonly done: number;
  readonly count: number;
  readonly filled: number;
}

export interface FillValues {
  readonly filling: Filling | undefined;
  /** Estimates for those that have no value and can take a market price. Undefined without a dollar token. */
  readonly fill: ((events: readonly LedgerEvent[]) => void) | undefined;
  readonly stop: () => void;
}

const decimals = dollarToken?.decimals ?? 0;

const keep = (account: Address, values: ReadonlyMap<string, bigint>): void => {
  if (values.size === 0) return;
  setValuesStore.add({
    [account]: Object.fromEntries([...values].map(([event, raw]) => [event, estimateText(exactPlain(raw, decimals))])),
  });
};

/** Keeps all values read, also if the reading is stopped or fails. */
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
    const values = new Map<string, bigint>();
    let done = 0;
    const report = (state: Filling['state']): void => {
      if (controller.current === started) setFilling({ state, done, count: open.length, filled: values.size });
    };
    report('reading');
    try {
      await readPoolValues(readRpc, {
        ...{ multicall: contracts.multicall, rule: priceRule, poolsTo: poolsToDollars, events: open, signal },
        isListed: (token) => knownToken(token) !== undefined || find(token) !== undefined,
        firstBlock: env.firstBlock,
        onRead: (read, count) => {
          for (const [event, value] of read) values.set(event, value);
          done = count;
          report('reading');
        },
      });
      keep(account, values);
      report('done');
    } catch (cause) {
      keep(account, values);
      if (!signal.aborted) console.warn('Pool prices could not be read', cause);
      report(signal.aborted ? 'stopped' : 'failed');
    }
  };
  return { filling, fill: priceRule && ((events) => void fill(events)), stop };
};
