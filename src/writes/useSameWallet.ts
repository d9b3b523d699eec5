import { useState } from 'react';
import { useWallet } from '#reads/wallet/useWallet.ts';
import type { SubmitState } from './useSubmit.ts';

/**
 * State for a confirmation, which belongs to the account that opened it. In the idle phase another account or network
 * in the wallet is a problem. A running submission ends by itself, because the wallet is checked before each request.
 */
export const useSameWallet = (state: SubmitState): SubmitState => {
  const { account, status } = useWallet();
  const [owner] = useState(account);
  if (state.phase !== 'idle' || account === owner) return state;
  if (status === 'wrongNetwork') return { phase: 'failed', problem: { code: 'wrongChain' } };
  return { phase: 'failed', problem: { code: account === undefined ? 'noWallet' : 'accountChanged' } };
};
