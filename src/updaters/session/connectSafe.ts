import { SafeConnector } from '#chain/connectors/SafeConnector.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import type { WalletActivation } from '#reads/wallet/useWalletActivation.ts';
import type { AppStore } from '#state/hooks.ts';
import { followInSafe } from '../transactions/followInSafe.ts';

/** A busy page answers late: the package gives it 300 ms each time, and remembers an answer that comes after them. */
const TRIES = 5;

const findSafe = async (connector: SafeConnector): Promise<boolean> => {
  for (let tried = 0; tried < TRIES; tried += 1) if (await connector.isFramed()) return true;
  return false;
};

/**
 * Connects the Safe whose page frames this one, and follows what is proposed to it. Only framed pages load this. Nobody
 * chose this wallet, so it is not remembered as the last one. Never rejects.
 * @returns whether there is one
 */
export const connectSafe = async (open: WalletActivation['open'], store: AppStore): Promise<boolean> => {
  await new Promise((resolve) => setTimeout(resolve, rules.page.walletsSettleMs));
  const connector = new SafeConnector(env.safeHosts, [POLYGON_CHAIN_ID]);
  if (!(await findSafe(connector))) return false;
  await open(connector);
  const { multisig } = connector;
  if (multisig) followInSafe(store, multisig);
  return true;
};
