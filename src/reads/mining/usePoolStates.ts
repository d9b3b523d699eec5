import { useMemo } from 'react';
import { erc20 } from '#chain/abis/erc20.ts';
import { lpMining } from '#chain/abis/lpMining.ts';
import { lpStaking } from '#chain/abis/lpStaking.ts';
import type { MiningPool } from '#domain/mining/rewards.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { idle, mapLoadable, valueOf, type Loadable } from '#lib/loadable.ts';
import { ONCE, useCalls } from '../calls/useCalls.ts';

export interface MiningPoolState {
  readonly pool: MiningPool | undefined;
  readonly supply: bigint | undefined;
  readonly staked: bigint | undefined;
  readonly held: bigint | undefined;
  /** The reward token, then the second one. */
  readonly pending: readonly [bigint, bigint] | undefined;
  readonly isFailed: boolean;
}

type Answers = readonly Loadable<Hex>[];

const read = <R>(answers: Answers, i: number, decode: Parameters<typeof mapLoadable<Hex, R>>[1]): R | undefined =>
  valueOf(mapLoadable(answers[i] ?? idle, decode));

const OWN_CALLS = 2;

/** Shared by the pool tokens that the contract holds; a pool that passes them on counts staked ones. */
export const usePoolStates = (
  staking: Address,
  requested: readonly { readonly pid: bigint; readonly lpToken: Address }[],
  account: Address | undefined,
): readonly MiningPoolState[] => {
  const infos = useCalls(requested.map(({ pid }) => lpMining.poolInfo.call(staking, pid)));
  const passedOn = useCalls(
    requested.map(({ lpToken }) => lpMining.isMultLP.call(staking, lpToken)),
    ONCE,
  );
  const supplies = useCalls(requested.map(({ lpToken }) => erc20.balanceOf.call(lpToken, staking)));
  const balances = useCalls(account ? requested.map(({ lpToken }) => erc20.balanceOf.call(lpToken, account)) : []);
  const own = useCalls(
    account
      ? requested.flatMap(({ pid }) => [
          lpStaking.userInfo.call(staking, pid, account),
          lpStaking.pending.call(staking, pid, account),
        ])
      : [],
  );
  return useMemo(
    () =>
      infos.map((info, i) => {
        const pool = valueOf(mapLoadable(info, lpMining.poolInfo.decode));
        const isPassedOn = read(passedOn, i, lpMining.isMultLP.decode) === true;
        const answers = [info, supplies[i], balances[i], own[i * OWN_CALLS], own[i * OWN_CALLS + 1]];
        return {
          pool,
          supply: isPassedOn ? pool?.totalAmount : read(supplies, i, erc20.balanceOf.decode),
          held: read(balances, i, erc20.balanceOf.decode),
          staked: read(own, i * OWN_CALLS, lpStaking.userInfo.decode),
          pending: read(own, i * OWN_CALLS + 1, lpStaking.pending.decode),
          isFailed: answers.some((answer) => answer?.status === 'failed'),
        };
      }),
    [infos, passedOn, supplies, balances, own],
  );
};
