import { useEffect } from 'react';
import { contracts } from '../chain/contracts.ts';
import { readRpc } from '../chain/rpc/readRpc.ts';
import { accountOrdersStore } from '../reads/accountOrdersStore.ts';
import { registerLater } from './registerLater.ts';

/** Follows what happens to the account's orders in all pairs while a page wants to know. */
export function AccountOrdersUpdater(): null {
  useEffect(
    () =>
      registerLater(async () =>
        (await import('./accountOrdersPart.ts')).createAccountOrdersPart({
          store: accountOrdersStore,
          rpc: readRpc,
          ext: contracts.orderBookExt,
        }),
      ),
    [],
  );
  return null;
}
