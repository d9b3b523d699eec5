import { useMemo } from 'react';
import { rewardContracts, type RewardProgramme } from '#config/rewardContracts.ts';
import { rewardTotals } from '#domain/rewards/rewardMoves.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { rewardMovesStore, type FoundMoves } from '#stores/rewardMovesStore.ts';
import { movesWithActions, type MoveWithAction } from './movesWithActions.ts';
import { useKnownMoves } from './useKnownMoves.ts';
import { useListedContracts, type ListedContracts } from './useListedContracts.ts';

export interface RewardRow extends MoveWithAction {
  readonly programme: RewardProgramme | undefined;
  readonly asset: Token | undefined;
  readonly pool: readonly [Token, Token] | undefined;
}

export interface RewardMoves extends Pick<FoundMoves, 'status' | 'coverage'> {
  /** Newest first: moves of listed tokens, pool tokens, and tokens named by the exchange's contracts. */
  readonly rows: readonly RewardRow[];
  /** Moves of other tokens, which may be made up. */
  readonly hidden: number;
  readonly totals: readonly { readonly token: Token; readonly amount: bigint }[];
  readonly retry: () => void;
}

const useProgrammes = ({ farms, bonds }: ListedContracts): ReadonlyMap<Address, RewardProgramme> =>
  useMemo(
    () =>
      new Map<Address, RewardProgramme>([
        ...bonds.map((bond) => [bond, 'bond'] as const),
        ...farms.map((farm) => [farm, 'farm'] as const),
        ...rewardContracts.map(({ address, programme }) => [address, programme] as const),
      ]),
    [farms, bonds],
  );

export const useRewardMoves = (account: Address | undefined, isAllShown = false): RewardMoves => {
  const { status, coverage, moves, isShown, assets, poolOf } = useKnownMoves(rewardMovesStore, account, isAllShown);
  const programmes = useProgrammes(useListedContracts());
  const found = useMemo(() => {
    const isPoolToken = (token: Address): boolean => poolOf(token) !== undefined;
    const shown = movesWithActions(
      moves.filter(({ token }) => isShown(token)),
      programmes,
      isPoolToken,
    );
    const rows = shown.flatMap((move): readonly RewardRow[] => {
      const asset = assets.get(move.token);
      if (!(asset ?? isAllShown)) return [];
      return [{ ...move, programme: programmes.get(move.contract), asset, pool: poolOf(move.token) }];
    });
    const actions = shown.map(({ action }) => action);
    const totals = [...rewardTotals(shown, actions)].flatMap(([token, amount]) => {
      const asset = assets.get(token);
      return asset ? [{ token: asset, amount }] : [];
    });
    const hidden = moves.filter(({ token }) => !isShown(token) || !(isAllShown || assets.has(token))).length;
    return { rows, totals, hidden };
  }, [moves, isShown, programmes, assets, poolOf, isAllShown]);
  return { status, coverage, ...found, retry: rewardMovesStore.retry };
};
