import { useMemo } from 'react';
import { env } from '#config/env.ts';
import { rewardContracts } from '#config/rewardContracts.ts';
import type { RewardProgramme } from '#config/rewardContracts.ts';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import type { BlockRange } from '#domain/history/types.ts';
import { joinMovements, rewardMovement, tradeMovement } from '#domain/portfolio/movements.ts';
import type { Movement } from '#domain/portfolio/movements.ts';
import { paidBackOf } from '#domain/tokens/currency.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import { pairName } from '#features/position/index.ts';
import { useAccountEvents } from '#reads/book/useAccountEvents.ts';
import { useBlockTimes } from '#reads/calls/useBlockTimes.ts';
import { useOwnTrades } from '#reads/history/useOwnTrades.ts';
import { useRewardMoves } from '#reads/rewards/useRewardMoves.ts';
import type { RewardMoves } from '#reads/rewards/useRewardMoves.ts';
import { marketName, marketOf, sidesOf } from '#state/marketRule.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';

/** A line of the history with what is known of its tokens. */
export interface MovementRow extends Movement {
  readonly currencies: ReadonlyMap<Address, Currency>;
  /** A market's or a pool's name; undefined where the tokens say it all. */
  readonly market: string | undefined;
  readonly programme: RewardProgramme | undefined;
}

export interface Movements {
  /** The newest first. */
  readonly rows: readonly MovementRow[];
  readonly trades: AccountEvents['status'];
  readonly moves: RewardMoves['status'];
  /** The blocks searched for stakes and rewards. */
  readonly coverage: BlockRange | undefined;
  readonly retry: () => void;
  /** The first block whose trades are listed. */
  readonly since: { readonly block: number; readonly timestamp: number | undefined };
}

const programmes = new Map(rewardContracts.map(({ address, programme }) => [address, programme]));
const shownAs = (token: Token): Currency => paidBackOf(token, wrappedNative, nativeCurrency);

const useTradeRows = (account: Address, events: AccountEvents): readonly MovementRow[] => {
  const { trades, tokens } = useOwnTrades(account, events);
  return useMemo(() => {
    const currencies = new Map([...tokens].map(([address, token]) => [address, shownAs(token)] as const));
    return trades.flatMap((trade): readonly MovementRow[] => {
      const { soldToken, wantedToken } = trade;
      const [sold, wanted] = [currencies.get(soldToken), currencies.get(wantedToken)];
      if (!sold || !wanted) return [];
      const isSell = sidesOf(soldToken, wantedToken).base === soldToken;
      const market = marketName(marketOf(sold, wanted));
      return [{ ...tradeMovement(trade, isSell), currencies, market, programme: undefined }];
    });
  }, [trades, tokens]);
};

const rewardRows = ({ rows }: RewardMoves): readonly MovementRow[] =>
  rows.map((row) => ({
    ...rewardMovement(row),
    currencies: new Map([[row.token, row.pool ? { ...row.asset, symbol: poolTokenWords.symbol } : row.asset]]),
    market: row.pool && pairName(...row.pool),
    programme: programmes.get(row.contract),
  }));

/** What moved in and out of an account by trades, stakes and rewards. */
export const useMovements = (account: Address): Movements => {
  const events = useAccountEvents(account);
  const tradeRows = useTradeRows(account, events);
  const moves = useRewardMoves(account);
  const times = useBlockTimes([env.firstBlock]);
  const ofRewards = rewardRows(moves);
  return {
    rows: joinMovements(tradeRows, ofRewards),
    trades: events.status,
    moves: moves.status,
    coverage: moves.coverage,
    retry: moves.retry,
    since: { block: env.firstBlock, timestamp: times.get(env.firstBlock) },
  };
};
