import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { toStakeAgain } from '#domain/transactions/toStakeAgain.ts';
import { isHash } from '#lib/hex.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { useUrlParameters } from '#ui/hooks/useUrlParameters.ts';

const PARAMETER = 'restake';

interface FollowedClaim {
  readonly arrived: bigint | undefined;
  /** Stores the claim of these steps; undefined ends them. */
  follow(claim: Hex | undefined): void;
}

/** The URL names the claim, so that the steps continue after a reload. */
export const useFollowedClaim = (contract: Address, token: Token | undefined): FollowedClaim => {
  const [parameters, write] = useUrlParameters();
  const { signer } = useWallet();
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  const hash = parameters.get(PARAMETER);
  const isOwn = isHash(hash) && signer !== undefined && records[hash]?.from === signer;
  return {
    arrived: isOwn && token ? toStakeAgain(records, hash, { contract, token: token.address }) : undefined,
    follow: (claim) => write({ [PARAMETER]: claim }),
  };
};
