import { useState } from 'react';
import { parseAmount } from '#domain/amounts/parseAmount.ts';
import type { AmountProblem } from '#domain/amounts/parseAmount.ts';
import { farmAprBps, farmPerDay } from '#domain/farms/yields.ts';
import { validateFarm } from '#domain/farms/validateFarm.ts';
import type { FarmContext, FarmProblem } from '#domain/farms/validateFarm.ts';
import { formatExact } from '#domain/format/formatExact.ts';
import type { Token } from '#domain/tokens/types.ts';
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

type Texts = Readonly<Record<FarmMode, string>>;

const percentOf = (typed: bigint | undefined, available: bigint | undefined): number => {
  if (typed === undefined || !available) return 0;
  return typed > available ? Number(ALL) : Number((typed * ALL) / available);
};

/** The typed amount, raw, or what is wrong with it; nothing of an empty field, or while the token is unknown. */
const readTyped = (
  text: string,
  token: Token | undefined,
): { readonly typed: bigint | undefined; readonly flaw: AmountProblem | undefined } => {
  const parsed = text === '' || !token ? undefined : parseAmount(text, token.decimals);
  if (!parsed) return { typed: undefined, flaw: undefined };
  return parsed.ok ? { typed: parsed.value, flaw: undefined } : { typed: undefined, flaw: parsed.error };
};

/** What keeps the typed amount from being staked or withdrawn. */
const useProblem = (
  farm: FarmView,
  asked: Pick<FarmContext, 'isStake' | 'typed' | 'available' | 'approval'>,
): FarmProblem | undefined => {
  const { account, status } = useWallet();
  return validateFarm({
    ...asked,
    account,
    watching: status === 'watching',
    wrongNetwork: status === 'wrongNetwork',
    isPaused: farm.isPaused === true,
    isFinished: farm.phase === 'finished',
  });
};

/** What is typed into the form of a farm, and what would follow from it. */
export const useFarmForm = (farm: FarmView): FarmForm => {
  const { address, stakingToken, staked, held, phase, isPaused } = farm;
  const { account } = useWallet();
  const [mode, setMode] = useState<FarmMode>(phase === 'finished' || isPaused === true ? 'withdraw' : 'stake');
  const [texts, setTexts] = useState<Texts>({ stake: '', withdraw: '' });
  const isStake = mode === 'stake';
  const decimals = stakingToken?.decimals ?? 0;
  const available = isStake ? held : staked;
  const text = texts[mode];
  const { typed, flaw } = readTyped(text, stakingToken);
  const approval = useApproval(stakingToken, isStake ? typed : 0n, address);
  const type = (next: string): void => setTexts((known) => ({ ...known, [mode]: next }));
  const known = stakingToken && available;
  const problem = useProblem(farm, { isStake, typed, available: known, approval: approval.state });
  return {
    mode,
    setMode,
    field: {
      currency: stakingToken,
      text,
      amount: typed,
      balance: available,
      connected: account !== undefined,
      problem: flaw,
    },
    type,
    percent: percentOf(typed, available),
    typePercent: (next) => type(available === undefined ? '' : formatExact((available * BigInt(next)) / ALL, decimals)),
    amount: typed,
    after: typed === undefined || typed === 0n ? undefined : afterOf(farm, isStake ? typed : -typed),
    problem,
    approval,
    clear: () => type(''),
  };
};
