import type { EarnContext } from '#domain/rewards/earnRules.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { useEarnGate } from '#features/earnForm/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useBatching } from '#reads/wallet/useBatching.ts';
import { useCurrencyBalance } from '#reads/wallet/useCurrencyBalance.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';

interface RestakeTerms {
  readonly programme: Address;
  readonly token: Token;
  readonly due: bigint | undefined;
  readonly arrived: bigint | undefined;
}

export interface Restake {
  readonly account: Address | undefined;
  readonly token: Token;
  readonly amount: bigint | undefined;
  readonly held: bigint | undefined;
  readonly approval: Approval;
  /** `both`: one transaction claims and stakes. `claim`, `stake`: one of two steps. */
  readonly mode: 'both' | 'claim' | 'stake' | undefined;
  readonly facts: EarnContext;
}

const modeOf = (arrived: bigint | undefined, canBatch: boolean | undefined): Restake['mode'] => {
  if (arrived !== undefined) return 'stake';
  return canBatch === undefined ? undefined : canBatch ? 'both' : 'claim';
};

export const useRestake = ({ programme, token, due, arrived }: RestakeTerms): Restake => {
  const gate = useEarnGate();
  const { signer: account } = useWallet();
  const held = valueOf(useCurrencyBalance(account, token));
  const amount = arrived ?? due;
  const approval = useApproval(token, amount, programme);
  const mode = modeOf(arrived, useBatching(arrived === undefined));
  const facts: EarnContext = {
    ...gate,
    isDeposit: true,
    typed: amount,
    available: mode === 'stake' || held === undefined ? held : amount,
    approval: mode === 'claim' ? 'approved' : approval.state,
  };
  return { account, token, amount, held, approval, mode, facts };
};
