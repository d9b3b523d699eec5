import { paysStakedToken, rewardContracts } from '#config/rewardContracts.ts';
import type { RewardContract } from '#config/rewardContracts.ts';
import { moveActions, rewardTotals } from '#domain/rewards/rewardMoves.ts';
import type { MoveAction, RewardMove } from '#domain/rewards/rewardMoves.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { rewardMovesStore } from '#stores/rewardMovesStore.ts';
import type { FoundMoves } from '#stores/rewardMovesStore.ts';
import { useKnownMoves } from './useKnownMoves.ts';

/** A move with what is known of its contract and token. */
export interface RewardRow extends RewardMove {
  readonly action: MoveAction;
  readonly programme: RewardContract['programme'] | undefined;
  readonly asset: Token;
  /** The tokens of the pool whose pool token it is. */
  readonly pool: readonly [Token, Token] | undefined;
}

export interface RewardMoves extends Pick<FoundMoves, 'status' | 'coverage'> {
  /** The newest first: moves of listed tokens and of pool tokens. Others may be made up. */
  readonly rows: readonly RewardRow[];
  /** Raw units of each reward token received so far. */
  readonly totals: readonly { readonly token: Token; readonly amount: bigint }[];
  /** A search that failed goes on at once. */
  readonly retry: () => void;
}

const contractsByAddress = new Map<Address, RewardContract>(rewardContracts.map((one) => [one.address, one]));

/** What went between an account and the contracts that pay rewards, from logs; searched while this is used. */
export const useRewardMoves = (account: Address | undefined): RewardMoves => {
  const { status, coverage, shown, assets, poolOf } = useKnownMoves(rewardMovesStore, account);
  const actions = moveActions(
    shown,
    (token) => poolOf(token) !== undefined,
    (contract) => paysStakedToken.has(contractsByAddress.get(contract)?.programme ?? 'single'),
  );
  const rows = shown.flatMap((move, i): readonly RewardRow[] => {
    const [asset, action] = [assets.get(move.token), actions[i]];
    if (!asset || !action) return [];
    const { programme } = contractsByAddress.get(move.contract) ?? {};
    return [{ ...move, action, programme, asset, pool: poolOf(move.token) }];
  });
  const totals = [...rewardTotals(shown, actions)].flatMap(([token, amount]) => {
    const asset = assets.get(token);
    return asset ? [{ token: asset, amount }] : [];
  });
  return { status, coverage, rows, totals, retry: rewardMovesStore.retry };
};
