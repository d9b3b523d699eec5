import { erc20 } from '#chain/abis/erc20.ts';
import type { TokenFact } from '#domain/applications/validateApplication.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { idle, valueOf } from '#lib/loadable.ts';
import { useRead } from '../calls/useRead.ts';
import { useChainTokens } from '../tokens/useChainTokens.ts';

export interface TokenFacts {
  readonly address: Address | undefined;
  readonly token: Token | undefined;
  readonly fact: TokenFact;
  readonly supply: bigint | undefined;
}

export const useTokenFacts = (address: Address | undefined): TokenFacts => {
  const chainToken = useChainTokens(address ? [address] : []).get(address ?? '0x') ?? idle;
  const supply = valueOf(useRead(address && erc20.totalSupply.read(address)));
  const token = valueOf(chainToken);
  const isFailed = chainToken.status === 'failed' && token === undefined;
  const failure = isFailed ? chainToken.error.code : 'loading';
  return { address, token, fact: token ? 'token' : failure, supply };
};
