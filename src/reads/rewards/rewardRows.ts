import type { RewardProgramme } from '#programmes/list.ts';
import {
  rewardTotals,
  type MoveWithAction,
  type RewardMove,
  createMoveReader,
  type MoveReader,
} from '#domain/rewards/rewardMoves.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { inSlices, type Slices } from '#lib/inSlices.ts';
import type { KnownMoves } from './useKnownMoves.ts';
import { programmeOf } from '#programmes/programmes.ts';

/** A contract of an unknown programme counts as a farm. */
export const moveReaderOf = (
  known: ReadonlyMap<Address, RewardProgramme>,
  isPoolToken: (token: Address) => boolean,
): MoveReader =>
  createMoveReader(isPoolToken, (contract) => {
    const {
      paysStake = false,
      burns = false,
      sells = false,
      locks = false,
    } = programmeOf(known.get(contract) ?? 'farm');
    return { paysStake, burns, sells, locks };
  });

export interface RewardRow extends MoveWithAction {
  readonly programme: RewardProgramme | undefined;
  readonly asset: Token | undefined;
  readonly pool: readonly [Token, Token] | undefined;
}

export interface RewardList {
  /** Newest first: moves of listed tokens, pool tokens, and tokens that the exchange's contracts name. */
  readonly rows: readonly RewardRow[];
  /** Number of moves of other tokens, which may be fakes. */
  readonly hidden: number;
  readonly hiddenPayments: number;
  readonly totals: readonly { readonly token: Token; readonly amount: bigint }[];
}

export interface RewardInput extends KnownMoves {
  readonly account: Address | undefined;
  readonly programmes: ReadonlyMap<Address, RewardProgramme>;
  readonly isAllShown: boolean;
}

/** Computes in slices, so that the page stays responsive. Rejects if aborted. */
export const rewardRows = async (input: RewardInput, slices: Slices): Promise<RewardList> => {
  const { moves, isShown, programmes, assets, poolOf, isAllShown } = input;
  const reader = moveReaderOf(programmes, (token) => poolOf(token) !== undefined);
  const shown: RewardMove[] = [];
  const rows: RewardRow[] = [];
  let [hidden, hiddenPayments] = [0, 0];
  const hide = ({ kind }: RewardMove): void => {
    hidden += 1;
    if (kind === 'received') hiddenPayments += 1;
  };
  await inSlices(
    moves,
    (move) => {
      if (!isShown(move.token)) return hide(move);
      shown.push(move);
      reader.add(move);
    },
    slices,
  );
  await inSlices(
    shown,
    (move) => {
      const [asset, pool] = [assets.get(move.token), poolOf(move.token)];
      if (!(asset ?? isAllShown)) return hide(move);
      for (const part of reader.read(move))
        rows.push({ ...part, programme: programmes.get(part.contract), asset, pool });
    },
    slices,
  );
  const totals = [...rewardTotals(rows)].flatMap(([token, amount]) => {
    const asset = assets.get(token);
    return asset ? [{ token: asset, amount }] : [];
  });
  return { rows, totals, hidden, hiddenPayments };
};
