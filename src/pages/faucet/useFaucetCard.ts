import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { secondsToDrip, validateDrip, type DripProblem } from '#domain/faucet/validateDrip.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import { valueOf } from '#lib/loadable.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useFaucet, type FaucetState } from '#reads/faucet/useFaucet.ts';
import { useNativeBalance } from '#reads/wallet/useCurrencyBalance.ts';
import { useIsOffline } from '#reads/connection/useIsOffline.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';

export interface FaucetView {
  readonly faucet: FaucetState;
  readonly account: Address | undefined;
  readonly problem: DripProblem | undefined;
  readonly secondsLeft: bigint | undefined;
}

const useIsPending = (account: Address | undefined, token: Address | undefined): boolean => {
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  return records.some(
    (record) => record.info.kind === 'drip' && record.info.token.address === token && !isSettled(record),
  );
};

export const useFaucetCard = (contract: Address): FaucetView => {
  const offline = useIsOffline();
  const { account, status } = useWallet();
  const faucet = useFaucet(contract, account);
  const { timestamp } = useBlock();
  const coins = valueOf(useNativeBalance(account));
  const isPending = useIsPending(account, faucet.token?.address);
  const problem = validateDrip({
    ...faucet,
    account,
    offline,
    watching: status === 'watching',
    wrongNetwork: status === 'wrongNetwork',
    isPaused: faucet.isPaused === true,
    timestamp,
    coins,
    isPending,
  });
  return { faucet, account, problem, secondsLeft: secondsToDrip({ ...faucet, timestamp }) };
};
