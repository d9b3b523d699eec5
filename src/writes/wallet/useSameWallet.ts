import { useState } from 'react';
import { useWallet } from '#reads/wallet/useWallet.ts';
import type { SubmitState } from '#writes/sending/useSubmit.ts';

/** While idle, another account or network is a problem. A running submission checks the wallet before each request. */
export const useSameWallet = (state: SubmitState): SubmitState => {
  const { account, status } = useWallet();
  const [owner] = useState(account);
  if (state.phase !== 'idle' || account === owner) return state;
  if (status === 'wrongNetwork') return { phase: 'failed', problem: { code: 'wrongChain' } };
  return { phase: 'failed', problem: { code: account === undefined ? 'noWallet' : 'accountChanged' } };
};
