import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { defaultExchange, exchanges } from '#config/exchanges.ts';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import { hint, type Reported } from '#lib/reported.ts';
import { err, ok } from '#lib/result.ts';
import { valueOf } from '#lib/loadable.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import { useApiRead } from '../appApi/useApiRead.ts';
import { useBlock } from '../calls/useBlock.ts';
import { usePool } from './usePools.ts';

/** The name of an exchange that is not configured is its id. */
interface PoolElsewhere {
  readonly name: string;
  /** False if the exchange's contracts are unknown, so that the chain cannot confirm the pool. */
  readonly isRead: boolean;
}

/**
 * A reported pool counts until the chain denies it, which contradicts the service.
 * @param hereId exchange that is known to have no such pool
 */
export const usePoolElsewhere = (a: Address, b: Address, hereId: string): PoolElsewhere | undefined => {
  const isBelieved = useSyncExternalStore(
    useCallback((listener: () => void) => tradingData?.subscribe(listener) ?? (() => undefined), []),
    () => tradingData?.status().kind !== 'contradicted',
  );
  const isRequested = tradingData !== undefined && isBelieved;
  const { answer } = useApiRead<Reported<string | null>>(isRequested ? ['pool-info', a, b] : undefined, async () => {
    const answer = await tradingData?.service.poolExchange(a, b);
    return answer?.ok ? ok(answer.value) : err({ code: 'unreachable' });
  });
  const reported = isRequested ? valueOf(answer) : undefined;
  const id = (reported && hint(reported)) ?? undefined;
  const exchange = exchanges.find((entry) => entry.id === id);
  const reading = usePool(exchange ?? defaultExchange, exchange && a, exchange && b);
  const isMissing = exchange !== undefined && (reading.state === 'NOT_EXISTS' || exchange.id === hereId);
  const { number } = useBlock();
  const since = useRef<{ readonly what: string; readonly block: number }>(undefined);
  useEffect(() => {
    if (number === undefined) return;
    const what = `${id} ${a} ${b}`;
    if (!isMissing) since.current = undefined;
    else if (since.current?.what !== what) since.current = { what, block: number };
    else if (number - since.current.block >= rules.service.depthBlocks) tradingData?.contradicted();
  }, [isMissing, id, a, b, number]);
  if (id === undefined || isMissing) return undefined;
  if (!exchange) return { name: id, isRead: false };
  return reading.state === 'EXISTS' ? { name: exchange.name, isRead: true } : undefined;
};
