import { verifyTypedData } from 'ethers';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { joinDomain, joinTypedData, joinTypes, joinValues, type JoinMessage } from '#domain/referral/joinMessage.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Result } from '#lib/result.ts';
import type { Eip1193Provider } from '../connectors/eip1193.ts';
import { signTypedData, type SigningProblem } from './signTypedData.ts';

const signerOf = (join: JoinMessage, signature: string): string | undefined => {
  try {
    return verifyTypedData(joinDomain(POLYGON_CHAIN_ID), { Join: [...joinTypes.Join] }, joinValues(join), signature);
  } catch {
    return undefined;
  }
};

/**
 * Signs a join with the account that joins. No transaction and no contract is involved: only the service reads the
 * signature. Never rejects.
 */
export const signJoin = (
  wallet: Eip1193Provider,
  join: JoinMessage,
  isCurrent: () => boolean,
): Promise<Result<Hex, SigningProblem>> =>
  signTypedData(wallet, {
    account: join.account,
    data: joinTypedData(join, POLYGON_CHAIN_ID),
    signerOf: (signature) => signerOf(join, signature),
    isCurrent,
  });
