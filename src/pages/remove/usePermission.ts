import type { ExchangeConfig } from '#config/exchangeRule.ts';
import type { PermitState } from '#domain/liquidity/validateRemove.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import type { DeadlineTimes } from '#writes/plan/chainDeadline.ts';
import { usePermit, type SignedPermit } from '#writes/approvals/usePermit.ts';
import type { SubmitState } from '#writes/sending/useSubmit.ts';

interface PermissionQuery {
  readonly account: Address | undefined;
  readonly poolToken: Token | undefined;
  readonly exchange: ExchangeConfig;
  readonly amount: bigint | undefined;
  readonly now: number | undefined;
}

export interface Permission {
  readonly state: PermitState;
  readonly signed: SignedPermit | undefined;
  readonly signing: SubmitState;
  sign(times: DeadlineTimes): void;
  dismiss(): void;
  discard(): void;
}

/** A permit with less time left could expire during the confirmation. */
const MIN_SECONDS_LEFT = 30n;

/** Ignores a signature for another amount, account or pool. */
export const usePermission = ({ account, poolToken, exchange, amount, now = 0 }: PermissionQuery): Permission => {
  const permit = usePermit();
  const { multisig } = useWallet();
  const terms =
    account && poolToken && amount !== undefined
      ? { token: poolToken.address, owner: account, spender: exchange.router, value: amount }
      : undefined;
  const { signed } = permit;
  const isGood =
    terms !== undefined &&
    signed?.token === terms.token &&
    signed.owner === terms.owner &&
    signed.spender === terms.spender &&
    signed.value === terms.value &&
    signed.deadline > BigInt(now) + MIN_SECONDS_LEFT;
  const stateNow = (): PermitState => {
    if (isGood) return 'signed';
    if (permit.state.phase === 'awaitingWallet') return 'asking';
    // A contract has no key to sign a permit with.
    return multisig || (terms && permit.isImpossible(terms)) ? 'impossible' : 'possible';
  };
  return {
    state: stateNow(),
    signed: isGood ? signed : undefined,
    signing: permit.state,
    sign: (times) => {
      if (terms) void permit.sign(terms, times);
    },
    dismiss: permit.dismiss,
    discard: permit.discard,
  };
};
