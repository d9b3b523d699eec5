import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { rules } from '#config/rules.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import { quoteSlice, type SliceProblem } from '#domain/slices/quoteSlice.ts';
import { sliceAmount, sliceTurn, type SliceJob, type SliceTurn } from '#domain/slices/sliceJob.ts';
import { wrappedOf } from '#domain/tokens/currency.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { TradeDirection, TradeQuote } from '#domain/trade/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useBookBlock, useOrderBook } from '#reads/book/useOrderBook.ts';
import { useOrderMinimum } from '#reads/book/useOrderMinimum.ts';
import { useIsOffline } from '#reads/connection/useIsOffline.ts';
import { useAppSelector } from '#state/hooks.ts';
import { sideOf } from '#state/marketRule.ts';
import { selectUserSlippage } from '#state/user/selectors.ts';
import { slicesStore } from '#stores/slicesStore.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import { useFreshness } from '../blockAge/index.ts';
import { sliceLeader } from './sliceLeader.ts';
import { mayAllBeSent } from './sliceRequests.ts';

const TICK_MS = 1000;

/** Milliseconds; updates in a hidden tab as often as the browser permits. */
export const useTick = (): number => {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
};

export const useSliceJobs = (): readonly SliceJob[] => useSyncExternalStore(slicesStore.subscribe, slicesStore.current);

export const useIsLeader = (): boolean => useSyncExternalStore(sliceLeader.subscribe, sliceLeader.isMine);

interface SliceSides {
  readonly inputToken: Token;
  readonly outputToken: Token;
  readonly direction: TradeDirection;
}

export const sidesOfJob = ({ input, output }: Pick<SliceJob, 'input' | 'output'>): SliceSides => {
  const [inputToken, outputToken] = [wrappedOf(input, wrappedNative), wrappedOf(output, wrappedNative)];
  return { inputToken, outputToken, direction: sideOf(inputToken.address, outputToken.address) };
};

export type SliceOffer =
  | SliceProblem
  /** The slice waits: a refused request may have been sent, and would be one slice too many. */
  | { readonly code: 'sentUnknown' }
  | { readonly code: 'quoted'; readonly quote: TradeQuote; readonly book: PairBook };

export interface SliceView {
  readonly turn: SliceTurn;
  /** Raw units; 0 after the last slice. */
  readonly amount: bigint;
  /** At the newest block; undefined unless the next slice is due or missed. */
  readonly offer: SliceOffer | undefined;
  readonly atBlock: number | undefined;
}

const useSlippageBps = (): number => {
  const tolerance = useAppSelector(selectUserSlippage);
  return tolerance === 'auto' ? rules.slippage.autoBps : tolerance;
};

/** A slice with an unknown or old price waits; its offer is `unknown`. */
export const useSlice = (job: SliceJob, nowMs: number): SliceView => {
  const turn = sliceTurn(job, nowMs);
  const isOpen = turn === 'due' || turn === 'missed';
  const { inputToken, outputToken } = sidesOfJob(job);
  const [input, output] = isOpen ? [inputToken.address, outputToken.address] : [];
  const reading = useOrderBook(input, output);
  const atBlock = useBookBlock(input, output);
  const minimum = useOrderMinimum(input);
  const freshness = useFreshness();
  const isOffline = useIsOffline();
  const isWaiting = useSyncExternalStore(walletRequests.subscribe, () => mayAllBeSent(job));
  const slippageBps = useSlippageBps();
  const amount = job.results.length < job.count ? sliceAmount(job, job.results.length) : 0n;
  const book = reading.status === 'failed' ? undefined : valueOf(reading);
  const isKnown = freshness !== 'stale' && freshness !== 'unknown' && !isOffline;
  const offer = useMemo((): SliceOffer | undefined => {
    if (!isOpen) return undefined;
    if (isWaiting) return { code: 'sentUnknown' };
    if (!book || !isKnown) return { code: 'unknown' };
    const { inputToken: sold, outputToken: bought, direction } = sidesOfJob(job);
    const { account, worstPrice, maxImpactBps } = job;
    const order = { account, input: sold, output: bought, direction, amount, worstPrice, maxImpactBps, slippageBps };
    const quoted = quoteSlice(order, { book, ...(minimum !== undefined && { minimum }) });
    return quoted.ok ? { code: 'quoted', quote: quoted.value, book } : quoted.error;
  }, [isOpen, isWaiting, book, isKnown, job, amount, slippageBps, minimum]);
  return { turn, amount, offer, atBlock: book && atBlock };
};
