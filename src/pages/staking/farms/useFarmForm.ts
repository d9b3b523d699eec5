import { useState } from 'react';
import { parseAmount } from '#domain/amounts/parseAmount.ts';
import { farmAprBps, farmPerDay } from '#domain/farms/yields.ts';
import { validateFarm } from '#domain/farms/validateFarm.ts';
import type { FarmProblem } from '#domain/farms/validateFarm.ts';
import { formatExact } from '#domain/format/formatExact.ts';
import { useApproval } from '#features/approval/index.ts';
import type { Approval } from '#features/approval/index.ts';
import type { CurrencyFieldView } from '#features/currencyInput/index.ts';
import type { FarmRewardView, FarmView } from '#features/farms/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';

export type FarmMode = 'stake' | 'withdraw';

const ALL = 100n;

/** What the farm would pay once the typed amount is staked or withdrawn. */
export interface Afterwards {
  /** Raw units a day for the own stake. */
  readonly perDay: (reward: FarmRewardView) => bigint | undefined;
  readonly aprBps: bigint | undefined;
}

export interface FarmForm {
  readonly mode: FarmMode;
  readonly setMode: (mode: FarmMode) => void;
  readonly field: CurrencyFieldView;
  readonly type: (text: string) => void;
  /** Whole percents of what there is. */
  readonly percent: number;
  readonly typePercent: (percent: number) => void;
  /** What is typed, raw. */
  readonly amount: bigint | undefined;
  readonly after: Afterwards | undefined;
  readonly problem: FarmProblem | undefined;
  readonly approval: Approval;
  readonly clear: () => void;
}

const afterOf = (farm: FarmView, change: bigint): Afterwards | undefined => {
  const { staked, totalStaked, phase, rewards } = farm;
  if (staked === undefined || totalStaked === undefined) return undefined;
  const [own, all] = [staked + change, totalStaked + change];
  if (own < 0n || all < own) return undefined;
  const rateOf = ({ rate }: FarmRewardView): bigint | undefined => (phase === 'running' ? rate : 0n);
  const isKnown = rewards.every((reward) => rateOf(reward) !== undefined);
  const priced = rewards.map((reward) => ({ rate: rateOf(reward) ?? 0n, price: reward.price }));
  return {
    perDay: (reward) => {
      const rate = rateOf(reward);
      return rate === undefined ? undefined : farmPerDay(rate, all, own);
    },
    aprBps: isKnown ? farmAprBps(priced, farm.valueOf(all)) : undefined,
  };
};

/** What is typed into the form of a farm, and what would follow from it. */
export const useFarmForm = (farm: FarmView): FarmForm => {
  const { address, stakingToken, staked, held, phase, isPaused } = farm;
  const { account, status } = useWallet();
  const [mode, setMode] = useState<FarmMode>(phase === 'finished' || isPaused === true ? 'withdraw' : 'stake');
  const [texts, setTexts] = useState<Readonly<Record<FarmMode, string>>>({ stake: '', withdraw: '' });
  const isStake = mode === 'stake';
  const decimals = stakingToken?.decimals ?? 0;
  const available = isStake ? held : staked;
  const text = texts[mode];
  const parsed = text === '' || !stakingToken ? undefined : parseAmount(text, decimals);
  const typed = parsed?.ok ? parsed.value : undefined;
  const approval = useApproval(stakingToken, isStake ? typed : 0n, address);
  const type = (next: string): void => setTexts((known) => ({ ...known, [mode]: next }));
  const problem = validateFarm({
    account,
    watching: status === 'watching',
    wrongNetwork: status === 'wrongNetwork',
    isStake,
    isPaused: isPaused === true,
    isFinished: phase === 'finished',
    typed,
    available: stakingToken && available,
    approval: approval.state,
  });
  const percent = typed === undefined || !available ? 0 : Number((typed * ALL) / available);
  return {
    mode,
    setMode,
    field: {
      currency: stakingToken,
      text,
      amount: typed,
      balance: available,
      connected: account !== undefined,
      problem: parsed && !parsed.ok ? parsed.error : undefined,
    },
    type,
    percent: Math.min(percent, Number(ALL)),
    typePercent: (next) => type(available === undefined ? '' : formatExact((available * BigInt(next)) / ALL, decimals)),
    amount: typed,
    after: typed === undefined || typed === 0n ? undefined : afterOf(farm, isStake ? typed : -typed),
    problem,
    approval,
    clear: () => type(''),
  };
};
