import { useState } from 'react';
import { parseAmount } from '#domain/amounts/parseAmount.ts';
import { formatExact } from '#domain/format/formatExact.ts';
import { validateMining } from '#domain/mining/validateMining.ts';
import type { MiningProblem } from '#domain/mining/validateMining.ts';
import { sharesAfter } from '#domain/mining/yields.ts';
import type { Shares } from '#domain/mining/yields.ts';
import { useApproval } from '#features/approval/index.ts';
import type { Approval } from '#features/approval/index.ts';
import type { CurrencyFieldView } from '#features/currencyInput/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import type { PoolPartProps } from './poolPart.ts';

export type StakeMode = 'stake' | 'unstake';

const ALL = 100n;

export interface StakeForm {
  readonly mode: StakeMode;
  readonly setMode: (mode: StakeMode) => void;
  readonly field: CurrencyFieldView;
  readonly type: (text: string) => void;
  /** Whole percents of what there is. */
  readonly percent: number;
  readonly typePercent: (percent: number) => void;
  /** What is typed, raw, once it can be deposited or withdrawn. */
  readonly amount: bigint | undefined;
  /** The own stake and the pool's shares afterwards. */
  readonly after: { readonly stake: bigint; readonly shares: Shares } | undefined;
  readonly problem: MiningProblem | undefined;
  readonly approval: Approval;
  readonly clear: () => void;
}

type Texts = Readonly<Record<StakeMode, string>>;

const afterOf = ({ pool }: PoolPartProps, change: bigint): StakeForm['after'] => {
  const { staked, shares } = pool;
  if (staked === undefined || !shares || staked + change < 0n || shares.supply + change < 0n) return undefined;
  return { stake: staked + change, shares: sharesAfter(shares, change) };
};

/** What is typed into the form of a pool, and what would follow from it. */
export const useStakeForm = (props: PoolPartProps): StakeForm => {
  const { pool, page } = props;
  const { poolToken, staked, held, isFinished } = pool;
  const { account, status } = useWallet();
  const [mode, setMode] = useState<StakeMode>(isFinished ? 'unstake' : 'stake');
  const [texts, setTexts] = useState<Texts>({ stake: '', unstake: '' });
  const isDeposit = mode === 'stake';
  const available = isDeposit ? held : staked;
  const text = texts[mode];
  const parsed = text === '' ? undefined : parseAmount(text, poolToken.decimals);
  const typed = parsed?.ok ? parsed.value : undefined;
  const approval = useApproval(poolToken, isDeposit ? typed : 0n, page.programme.staking);
  const type = (next: string): void => setTexts((known) => ({ ...known, [mode]: next }));
  const problem = validateMining({
    account,
    watching: status === 'watching',
    wrongNetwork: status === 'wrongNetwork',
    isDeposit,
    isPaused: page.programme.isPaused === true,
    isFinished,
    isProven: !pool.isStrange,
    isVaultShort: pool.isVaultShort,
    typed,
    available,
    approval: approval.state,
  });
  const percent = typed === undefined || !available ? 0 : Number((typed * ALL) / available);
  return {
    mode,
    setMode,
    field: {
      currency: poolToken,
      text,
      amount: typed,
      balance: available,
      connected: account !== undefined,
      problem: parsed && !parsed.ok ? parsed.error : undefined,
    },
    type,
    percent: Math.min(percent, Number(ALL)),
    typePercent: (next) =>
      type(available === undefined ? '' : formatExact((available * BigInt(next)) / ALL, poolToken.decimals)),
    amount: typed,
    after: typed === undefined || typed === 0n ? undefined : afterOf(props, isDeposit ? typed : -typed),
    problem,
    approval,
    clear: () => type(''),
  };
};
