import type { Wallet } from '#reads/wallet/useWallet.ts';
import type { OrderMiningView } from './useOrderMiningPage.ts';

export const isOnClaimButton = (
  { record, isClaimShort }: Pick<OrderMiningView, 'record' | 'isClaimShort'>,
  signer: Wallet['signer'],
): boolean => signer !== undefined && record !== undefined && record.reward > 0n && !isClaimShort;
