import { useState } from 'react';
import { env } from '#config/env.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { validateDeposit, type DepositProblem } from '#domain/orderBook/validateDeposit.ts';
import { wrappedOf } from '#domain/tokens/currency.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { useEarnGate, useTypedAmount, type TypedAmount } from '#features/earnForm/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useDeposit } from '#reads/book/useDeposits.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useCurrencyBalance } from '#reads/wallet/useCurrencyBalance.ts';

type DepositMode = 'deposit' | 'withdraw';

export interface DepositForm {
  readonly mode: DepositMode;
  readonly setMode: (mode: DepositMode) => void;
  readonly token: Token | undefined;
  /** The book holds the native coin as wrapped token. */
  readonly pick: (currency: Currency) => void;
  readonly typed: TypedAmount;
  readonly problem: DepositProblem | undefined;
  readonly approval: Approval;
}

export const useDepositForm = (): DepositForm => {
  const gate = useEarnGate();
  const { account } = useWallet();
  const [mode, setMode] = useState<DepositMode>('deposit');
  const [token, setToken] = useState<Token>();
  const isConnected = account !== undefined;
  const held = valueOf(useCurrencyBalance(account, token));
  const kept = useDeposit(account, token?.address);
  const draft = token?.address ?? '';
  const amounts = {
    deposit: useTypedAmount(token, held, isConnected, `deposit ${draft}`),
    withdraw: useTypedAmount(token, kept, isConnected, `withdraw ${draft}`),
  };
  const typed = amounts[mode];
  const isDeposit = mode === 'deposit';
  const approval = useApproval(token, isDeposit ? typed.amount : 0n, env.orderBook);
  const problem = validateDeposit({
    ...gate,
    hasToken: token !== undefined,
    isDeposit,
    typed: typed.amount,
    available: typed.field.balance,
    approval: approval.state,
  });
  return {
    mode,
    setMode,
    token,
    pick: (picked) => setToken(wrappedOf(picked, wrappedNative)),
    typed,
    problem,
    approval,
  };
};
