import { useWeb3React } from '@web3-react/core';
import { useEffect, useSyncExternalStore } from 'react';
import { batching } from '#chain/connectors/batching.ts';
import { useWallet } from './useWallet.ts';

/** True for a Safe. Other wallets are queried once per account (EIP-5792); undefined while unknown. */
export const useBatching = (isEnabled: boolean): boolean | undefined => {
  const { library } = useWeb3React<object>();
  const { signer: account, multisig } = useWallet();
  const known = useSyncExternalStore(batching.subscribe, () => batching.current(library, account));
  useEffect(() => {
    if (!isEnabled || multisig || !library || !account) return;
    void import('#chain/connectors/detectBatching.ts').then(
      ({ detectBatching }) => detectBatching(library, account),
      () => batching.set(library, account, false),
    );
  }, [isEnabled, multisig, library, account]);
  return known ?? (multisig && true);
};
