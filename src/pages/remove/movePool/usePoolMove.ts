import { useMemo } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import { movePool, type PoolMoveQuote } from '#domain/liquidity/movePool.ts';
import type { PoolState } from '#domain/liquidity/types.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { problemFlaw, swapTrade, tradeFlaw, type ZapFlaw } from '#features/zap/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useOrderBook } from '#reads/book/useOrderBook.ts';
import { useOrderMinimum } from '#reads/book/useOrderMinimum.ts';
import { usePool } from '#reads/pools/usePools.ts';
import { usePosition } from '#reads/pools/usePosition.ts';
import { useCurrency } from '#reads/tokens/useCurrency.ts';
import { useOutputFee } from '#reads/tokens/useOutputFee.ts';
import { useCurrencyBalance } from '#reads/wallet/useCurrencyBalance.ts';
import type { Position } from '#stores/positions.ts';
import type { PoolTarget } from '../removeAddress.ts';
import type { RemoveForm } from '../useRemoveForm.ts';
import { leastOf } from '../zapOut/ZapOutFacts.tsx';
import { useZapOut, type ZapOut } from '../zapOut/useZapOut.ts';

export interface PoolMove {
  /** First part: the removal into the token that both pools have. */
  readonly out: ZapOut;
  /** Raw amount of that token for the second part. */
  readonly used: bigint | undefined;
  readonly shared: Token | undefined;
  readonly other: Token | undefined;
  readonly pool: PoolState | undefined;
  readonly book: PairBook | undefined;
  readonly quote: PoolMoveQuote | undefined;
  readonly trade: TradeQuote | undefined;
  readonly held: bigint | undefined;
  readonly position: Position | undefined;
  readonly approvals: readonly Approval[];
  readonly flaw: ZapFlaw | undefined;
}

type Into = Pick<PoolMove, 'used' | 'quote' | 'trade' | 'flaw'>;

interface IntoQuery extends Pick<PoolMove, 'shared' | 'other' | 'pool' | 'book'> {
  readonly removed: ZapOut['quote'];
  readonly first: ZapOut['trade'];
  readonly minimum: bigint | undefined;
  readonly slippageBps: number;
  readonly isBatch: boolean;
}

const UNREAD: Into = { used: undefined, quote: undefined, trade: undefined, flaw: 'loading' };

const intoOf = (query: IntoQuery): Into => {
  const { removed, first, shared, other, pool, book, minimum, slippageBps, isBatch } = query;
  if (!removed || !first || !shared || !other || !pool || !book) return UNREAD;
  const used = isBatch ? leastOf(removed, first, slippageBps) : removed.total;
  const isSharedToken0 = book.token0 === shared.address;
  const quoted = movePool({
    ...{ out: removed, used, pool, book, isSharedToken0, minimum, slippageBps },
    keptBps: isBatch ? slippageBps : 0,
  });
  if (!quoted.ok) return { ...UNREAD, flaw: problemFlaw(quoted.error) };
  const { swapped, received } = quoted.value.into;
  const trade = swapTrade({ input: shared, output: other, amount: swapped, slippageBps, book, minimum });
  return { used, quote: quoted.value, trade, flaw: tradeFlaw(trade, received) };
};

const useApprovals = (
  { quote }: Into,
  shared: Token | undefined,
  other: Token | undefined,
): readonly [Approval, ...Approval[]] => {
  const { router, orderBook } = defaultExchange;
  const add = quote?.into.add;
  const forSwap = useApproval(shared, quote?.into.swapped, orderBook ?? router);
  const forShared = useApproval(shared, add?.amountADesired, router);
  return [forSwap, forShared, useApproval(other, add?.amountBDesired, router)];
};

const useTarget = (form: RemoveForm, { shared: side, other: otherId }: PoolTarget) => {
  const shared = (side === 'A' ? form.a : form.b).token;
  const currency = valueOf(useCurrency(otherId));
  const other = currency?.kind === 'token' ? currency : undefined;
  const reading = usePool(defaultExchange, shared?.address, otherId);
  const book = valueOf(useOrderBook(shared?.address, otherId));
  const minimum = useOrderMinimum(shared?.address);
  const fee = useOutputFee(other);
  const position = usePosition(defaultExchange, shared?.address, otherId);
  const held = valueOf(useCurrencyBalance(form.account, other));
  return { shared, other, pool: 'pool' in reading ? reading.pool : undefined, book, minimum, fee, position, held };
};

export const usePoolMove = (form: RemoveForm, target: PoolTarget): PoolMove => {
  const { receive, slippageBps, freshness } = form;
  const { isBatch } = receive;
  const out = useZapOut(form, target.shared);
  const { shared, other, pool, book, minimum, fee, position, held } = useTarget(form, target);
  const { quote: removed, trade: first } = out;
  const into = useMemo(
    () => intoOf({ removed, first, shared, other, pool, book, minimum, slippageBps, isBatch }),
    [removed, first, shared, other, pool, book, minimum, slippageBps, isBatch],
  );
  const approvals = useApprovals(into, shared, other);
  const isUnread =
    fee === undefined ||
    (isBatch && (position === undefined || held === undefined || approvals.some(({ state }) => state === 'unknown')));
  const flawOf = (): ZapFlaw | undefined => {
    if (freshness === 'stale') return 'stale';
    if (fee !== undefined && fee > 0) return 'cannotFill';
    return out.flaw ?? into.flaw ?? (isUnread ? 'loading' : undefined);
  };
  return { out, shared, other, pool, book, held, position, approvals, ...into, flaw: flawOf() };
};
