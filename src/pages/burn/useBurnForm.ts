import { useState } from 'react';
import { parseAmount } from '#domain/amounts/parseAmount.ts';
import { validateBurn } from '#domain/burn/validateBurn.ts';
import type { BurnProblem } from '#domain/burn/validateBurn.ts';
import { formatExact } from '#domain/format/formatExact.ts';
import { useApproval } from '#features/approval/index.ts';
import type { Approval } from '#features/approval/index.ts';
import type { CurrencyFieldView } from '#features/currencyInput/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import type { BurnProgramme } from '#reads/burn/useBurnProgramme.ts';

const ALL = 100n;

export interface BurnForm {
  readonly field: CurrencyFieldView;
  readonly type: (text: string) => void;
  /** Whole percents of the balance. */
  readonly percent: number;
  readonly typePercent: (percent: number) => void;
  /** What is typed, raw. */
  readonly amount: bigint | undefined;
  readonly problem: BurnProblem | undefined;
  readonly approval: Approval;
}

/** What is typed to be burned, and what keeps it from being burned. */
export const useBurnForm = ({ contract, burnToken, isPaused, epoch, own }: BurnProgramme): BurnForm => {
  const { account, status } = useWallet();
  const [text, setText] = useState('');
  const { balance } = own;
  const decimals = burnToken?.decimals ?? 0;
  const parsed = text === '' ? undefined : parseAmount(text, decimals);
  const typed = parsed?.ok ? parsed.value : undefined;
  const approval = useApproval(burnToken, typed, contract);
  const problem = validateBurn({
    account,
    watching: status === 'watching',
    wrongNetwork: status === 'wrongNetwork',
    isPaused: isPaused === true,
    reward: epoch?.reward,
    typed,
    balance,
    approval: approval.state,
  });
  const percent = typed === undefined || !balance ? 0 : Number((typed * ALL) / balance);
  return {
    field: {
      currency: burnToken,
      text,
      amount: typed,
      balance,
      connected: account !== undefined,
      problem: parsed && !parsed.ok ? parsed.error : undefined,
    },
    type: setText,
    percent: Math.min(percent, Number(ALL)),
    typePercent: (next) => setText(balance === undefined ? '' : formatExact((balance * BigInt(next)) / ALL, decimals)),
    amount: typed,
    problem,
    approval,
  };
};
