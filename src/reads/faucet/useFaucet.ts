import { erc20 } from '#chain/abis/erc20.ts';
import { faucet } from '#chain/abis/faucet.ts';
import { pausable } from '#chain/abis/pausable.ts';
import type { FaucetTerms } from '#domain/faucet/validateDrip.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { ONCE } from '../calls/useCalls.ts';
import { useRead } from '../calls/useRead.ts';
import { useToken } from '../tokens/useToken.ts';

export interface FaucetState extends FaucetTerms {
  readonly contract: Address;
  readonly token: Token | undefined;
  readonly isPaused: boolean | undefined;
  readonly isFailed: boolean;
}

export const useFaucet = (contract: Address, account: Address | undefined): FaucetState => {
  const address = useRead(faucet.token.read(contract), ONCE);
  const given = valueOf(address);
  const token = useToken(given);
  const amount = useRead(faucet.amount.read(contract));
  return {
    contract,
    token: valueOf(token),
    amount: valueOf(amount),
    interval: valueOf(useRead(faucet.interval.read(contract))),
    isPaused: valueOf(useRead(pausable.paused.read(contract))),
    held: valueOf(useRead(given && erc20.balanceOf.read(given, contract))),
    lastDrip: valueOf(useRead(account && faucet.lastDrip.read(contract, account))),
    isFailed: [address, amount, token].some((entry) => entry.status === 'failed' && entry.value === undefined),
  };
};
