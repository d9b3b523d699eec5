import { hasLiquidity } from '#domain/liquidity/poolMath.ts';
import { isClosed, type Position } from '#stores/positions.ts';
import type { PoolReading } from '#reads/pools/usePools.ts';

/** Source: spec 000 section 2, find pool. */
export type FindOutcome =
  | { readonly code: 'notConnected' | 'notChosen' | 'invalid' | 'loading' | 'unread' | 'noPool' | 'noLiquidity' }
  | { readonly code: 'foundPool' }
  | { readonly code: 'found'; readonly position: Position };

export interface FindQuery {
  readonly isConnected: boolean;
  readonly isChosen: boolean;
  readonly isWrong: boolean;
  readonly reading: PoolReading;
  readonly position: Position | undefined;
}

export const findOutcome = ({ isConnected, isChosen, isWrong, reading, position }: FindQuery): FindOutcome => {
  if (isWrong) return { code: 'invalid' };
  if (!isChosen) return { code: isConnected ? 'notChosen' : 'notConnected' };
  if (reading.state === 'INVALID') return { code: 'invalid' };
  if (reading.state === 'LOADING') return { code: 'loading' };
  if (reading.state === 'NOT_EXISTS') return { code: 'noPool' };
  if (!reading.pool) return { code: 'unread' };
  if (!hasLiquidity(reading.pool)) return { code: 'noPool' };
  if (!isConnected) return { code: 'foundPool' };
  if (!position) return { code: 'loading' };
  return isClosed(position) ? { code: 'noLiquidity' } : { code: 'found', position };
};
