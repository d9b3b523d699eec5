import { useMemo } from 'react';
import { erc20 } from '#chain/abis/erc20.ts';
import { pausable } from '#chain/abis/pausable.ts';
import { singleStaking } from '#chain/abis/singleStaking.ts';
import { payableRewards, type SingleTerms } from '#domain/staking/single.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { idle, valueOf, type Loadable } from '#lib/loadable.ts';
import { ONCE, useCalls } from '../calls/useCalls.ts';
import { useEach } from '../calls/useEach.ts';
import { usePoolTokenReadings } from '../pools/usePoolTokens.ts';

export interface SingleProgramme {
  readonly staking: Address;
  readonly token: Token | undefined;
  readonly rewardToken: Token | undefined;
  readonly isPaused: boolean | undefined;
  readonly terms: SingleTerms | undefined;
  readonly payable: bigint | undefined;
  readonly staked: bigint | undefined;
  readonly held: bigint | undefined;
  readonly pending: bigint | undefined;
  readonly isFailed: boolean;
  readonly unreadToken: Address | undefined;
}

const isUnread = (token: Loadable<Token>): boolean => token.status === 'failed' && token.value === undefined;

const { stakedToken, rewardToken, rewardPerBlock, endBlock, totalStaked, unclaimed } = singleStaking;

const useTerms = (contracts: readonly Address[]): readonly (SingleTerms | undefined)[] => {
  const rates = useEach(contracts.map((contract) => rewardPerBlock.read(contract)));
  const ends = useEach(contracts.map((contract) => endBlock.read(contract)));
  const totals = useEach(contracts.map((contract) => totalStaked.read(contract)));
  const due = useEach(contracts.map((contract) => unclaimed.read(contract)));
  const infos = useEach(contracts.map((contract) => singleStaking.getRewardInfo.read(contract)));
  return useMemo(
    () =>
      rates.map((perBlock, i) => {
        const [end, total, owed, info] = [ends[i], totals[i], due[i], infos[i]];
        return perBlock === undefined || end === undefined || total === undefined || owed === undefined || !info
          ? undefined
          : { perBlock, endBlock: end, lastRewardBlock: info[0], totalStaked: total, unclaimed: owed };
      }),
    [rates, ends, totals, due, infos],
  );
};

const useOwn = (contracts: readonly Address[], tokens: readonly (Address | undefined)[], account?: Address) => {
  const staked = useEach(contracts.map((contract) => account && singleStaking.userInfo.read(contract, account)));
  const pending = useEach(contracts.map((contract) => account && singleStaking.pendingReward.read(contract, account)));
  const held = useEach(tokens.map((token) => token && account && erc20.balanceOf.read(token, account)));
  return { staked, pending, held };
};

export const useSingleProgrammes = (
  contracts: readonly Address[],
  account: Address | undefined,
): readonly SingleProgramme[] => {
  const answers = useCalls(
    contracts.map((contract) => stakedToken.call(contract)),
    ONCE,
  );
  const staked = useEach(
    contracts.map((contract) => stakedToken.read(contract)),
    ONCE,
  );
  const rewards = useEach(
    contracts.map((contract) => rewardToken.read(contract)),
    ONCE,
  );
  const paused = useEach(contracts.map((contract) => pausable.paused.read(contract)));
  const tokens = usePoolTokenReadings(
    useMemo(() => [...staked, ...rewards].filter((entry) => entry !== undefined), [staked, rewards]),
  );
  const balances = useEach(
    contracts.map((contract, i) => {
      const token = rewards[i];
      return token && erc20.balanceOf.read(token, contract);
    }),
  );
  const terms = useTerms(contracts);
  const own = useOwn(contracts, staked, account);
  return useMemo(
    () =>
      contracts.map((staking, i): SingleProgramme => {
        const [token, reward, known, balance] = [staked[i], rewards[i], terms[i], balances[i]];
        const [ofToken = idle, ofReward = idle] = [token, reward].map((entry) =>
          entry ? tokens.get(entry) : undefined,
        );
        const unread = [ofToken, ofReward].findIndex(isUnread);
        return {
          staking,
          token: valueOf(ofToken),
          rewardToken: valueOf(ofReward),
          isPaused: paused[i],
          terms: known,
          payable:
            balance === undefined || !known ? undefined : payableRewards(balance, known.totalStaked, token === reward),
          staked: own.staked[i],
          held: own.held[i],
          pending: own.pending[i],
          isFailed: answers[i]?.status === 'failed' && !token,
          unreadToken: [token, reward][unread],
        };
      }),
    [contracts, staked, rewards, terms, balances, tokens, paused, own.staked, own.held, own.pending, answers],
  );
};
