import { COMPOUND_PARAMETER } from '#config/compound.ts';
import { poolTokenAt } from '#config/tokens/poolToken.ts';
import { useSendDialog } from '#features/transactions/index.ts';
import { swapPlan } from '#features/zap/index.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { plansAfterClaim } from '#writes/rewards/plansAfterClaim.ts';
import { planRequirement } from '#writes/plan/requireBalance.ts';
import { surePoolTokens } from '#writes/rewards/stakePlans.ts';
import { useUrlParameters } from '#ui/hooks/useUrlParameters.ts';
import type { AddForm } from '../useAddForm.ts';
import type { Third } from './useThird.ts';
import type { Zap } from './useZap.ts';
import { useZapSend, type ZapSend } from './useZapSend.ts';

const THIRD_DRAFT = 'zapThird';

export interface ThirdSend extends Pick<ZapSend, 'approvals' | 'state' | 'summary' | 'stake'> {
  readonly swap: TransactionPlan | undefined;
  readonly isReady: boolean;
  /** Minimum of pool tokens, raw units: a transaction that returns fewer reverts. Undefined for single steps. */
  readonly floor: bigint | undefined;
  confirm(): Promise<void>;
  leave(): void;
}

const useFollow = (): ((hash: string) => void) => {
  const [, write] = useUrlParameters();
  return (hash) => write({ [COMPOUND_PARAMETER]: hash });
};

/** The first swap, and a call that reverts the transaction if the swap's output does not cover the next calls. */
const callsBefore = (form: AddForm, { quote }: Third, zap: Zap, swap: TransactionPlan | undefined) => {
  const { account } = form;
  const { token, field } = zap.own;
  const { balance: held } = field;
  if (!swap || !quote || !account || !token || held === undefined) return undefined;
  return () => [swap, ...plansAfterClaim({ token, account, held, amount: quote.used })];
};

/** A call that reverts the transaction if the supply returned fewer pool tokens than promised. */
const callsAfter = ({ account, pair, position }: AddForm, floor: bigint) => {
  if (!account || !pair || !position) return undefined;
  return () => [planRequirement(poolTokenAt(pair), account, position.holding.wallet + floor)];
};

export const useThirdSend = (form: AddForm, third: Third, zap: Zap, onClose: () => void): ThirdSend => {
  const { book, trade, quote, isBatch, approval } = third;
  const follow = useFollow();
  const alone = useSendDialog({ draft: THIRD_DRAFT, onClose });
  const [input, output] = [{ currency: third.currency, token: third.token }, zap.own];
  const swap = trade && swapPlan({ account: form.account, book, input, output }, trade);
  const floor = quote && surePoolTokens(quote.zap.add, form.slippageBps);
  const approvals = approval.batched ? [approval.batched] : [];
  const joint = useZapSend(form, zap, {
    onClose,
    approvals,
    before: callsBefore(form, third, zap, swap),
    afterSupply: floor === undefined ? undefined : callsAfter(form, floor),
  });
  const confirmAlone = async (): Promise<void> => {
    const sent = await alone.send(() => swap, approvals);
    if (sent?.ok === false && sent.error.code === 'rejected') alone.leave();
    if (!sent?.ok) return;
    follow(sent.value);
    onClose();
  };
  if (!isBatch) {
    const { state, summary, leave } = alone;
    const isReady = swap !== undefined;
    return {
      ...{ state, summary, leave, swap, isReady },
      approvals,
      stake: undefined,
      floor: undefined,
      confirm: confirmAlone,
    };
  }
  return { ...joint, swap, floor };
};
