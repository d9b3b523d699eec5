import type { Eip1193Provider } from './eip1193.ts';
import { multisigOf } from './multisig.ts';
import { firstAccount } from './walletAnswers.ts';

/** Account that the wallet uses; a multisig has its own. Rejects as the wallet does. */
export const selectedAccount = async (wallet: Eip1193Provider): Promise<string | null> =>
  multisigOf(wallet)?.address ?? firstAccount(await wallet.request({ method: 'eth_accounts' }));
