import { useState } from 'react';
import { useWallet } from '#reads/wallet/useWallet.ts';
import type { SubmitState } from './useSubmit.ts';

/**
 * What a confirmation shows. It was opened for one account: while nothing is under way and the wallet has another one
 * selected, or is elsewhere, it says so. What is under way ends by itself, as the wallet is looked at before it is asked.
 */
export const useSameWallet = (state: SubmitState): SubmitState => {
  const { account, status } = useWallet();
  const [owner] = useState(account);
  if (state.phase !== 'idle' || account === owner) return state;
  if (status === 'wrongNetwork') return { phase: 'failed', problem: { code: 'wrongChain' } };
  return { phase: 'failed', problem: { code: account === undefined ? 'noWallet' : 'accountChanged' } };
};
