import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { worsening, type BondQuote, type QuoteChange } from '#domain/bonds/quoteBond.ts';
import type { Token } from '#domain/tokens/types.ts';
import { AgeLine } from '#features/blockAge/index.ts';
import type { BondView } from '#features/bonds/index.ts';
import { Exact, Reward } from '#features/rewards/index.ts';
import { MarketLogo, TokenLogo } from '#features/tokenLogo/index.ts';
import { BatchedApprovals, TransactionDialog, useSendDialog } from '#features/transactions/index.ts';
import { ConfirmWord, SendButton } from '#features/sendButton/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { useValueAt } from '#ui/hooks/useValueAt.ts';
import { Button } from '#ui/fields/Button.tsx';
import { AmountList, AmountRow, DialogColumn } from '#ui/layout/AmountList.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import type { ApprovalTerms } from '#writes/approvals/approve.ts';
import type { MakePlan } from '#writes/plan/plan.ts';
import type { SubmitState } from '#writes/sending/useSubmit.ts';
import { offerOf, VestingTerm } from './BondParts.tsx';
import { PriceNotice, RestartNotice } from './Notices.tsx';
import { QuoteRows } from './QuoteRows.tsx';
import { isTaken, quoteOf } from './useBondForm.ts';

interface ConfirmBondProps {
  readonly bond: BondView;
  readonly principal: Token;
  readonly confirmed: BondQuote;
  readonly slippageBps: number;
  readonly planOf: (quote: BondQuote) => MakePlan | undefined;
  readonly approvals: readonly ApprovalTerms[];
  readonly onAccept: (quote: BondQuote) => void;
  readonly draft: string;
  readonly onClose: () => void;
}

interface MovedProps extends Pick<ConfirmBondProps, 'bond' | 'onAccept' | 'onClose'> {
  readonly change: QuoteChange;
  readonly live: BondQuote | undefined;
}

function Moved({ bond, change, live, onAccept, onClose }: MovedProps): ReactElement {
  const title =
    change.kind === 'less' ? (
      <Trans>
        Price updated: you now receive <Reward raw={change.by} token={bond.payoutToken} isPublic /> less.
      </Trans>
    ) : change.kind === 'longer' ? (
      <Trans>
        The vesting term became longer: <VestingTerm blocks={change.vestingTerm} />.
      </Trans>
    ) : (
      <Trans>The bond would no longer accept this purchase.</Trans>
    );
  const action = live ? (
    <Button size="xs" variant="outline" onClick={() => onAccept(live)}>
      <Trans>Accept</Trans>
    </Button>
  ) : (
    <Button size="xs" variant="outline" onClick={onClose}>
      <Trans>Back to the form</Trans>
    </Button>
  );
  return <Banner tone="warning" role="status" title={title} action={action} />;
}

function Amounts({ bond, principal, confirmed }: Pick<ConfirmBondProps, 'bond' | 'principal' | 'confirmed'>) {
  const { sides } = bond.principal;
  return (
    <AmountList>
      <AmountRow>
        <dt>
          <Trans>You pay</Trans>
        </dt>
        <dd>
          {sides ? (
            <MarketLogo base={sides[0].currency} quote={sides[1].currency} size={24} />
          ) : (
            <TokenLogo currency={principal} size={24} />
          )}
          <Exact raw={confirmed.amount} token={principal} />
          {sides && ` (${bond.paidWith})`}
        </dd>
      </AmountRow>
      {bond.payoutToken && (
        <AmountRow>
          <dt>
            <Trans>You will get, block by block</Trans>
          </dt>
          <dd>
            <TokenLogo currency={bond.payoutToken} size={24} />
            <Exact raw={confirmed.payout} token={bond.payoutToken} />
          </dd>
        </AmountRow>
      )}
    </AmountList>
  );
}

interface ActionProps extends Pick<ConfirmBondProps, 'bond'> {
  readonly disabled: boolean;
  readonly onConfirm: () => void;
}

function Action({ bond, disabled, onConfirm }: ActionProps): ReactElement {
  const { t } = useLingui();
  const word = t`CONFIRM`;
  const isPremium = (offerOf(bond)?.discountBps?.bps ?? 0n) < 0n;
  if (isPremium) {
    const label = t`Type ${word} to pay more than the market price`;
    return (
      <ConfirmWord repeats={{ kinds: ['buyBond'] }} word={word} label={label} disabled={disabled} onConfirm={onConfirm}>
        <Trans>Buy above the market price</Trans>
      </ConfirmWord>
    );
  }
  return (
    <SendButton
      repeats={{ kinds: ['buyBond'] }}
      variant="primary"
      size="lg"
      block
      disabled={disabled}
      onClick={onConfirm}
    >
      <Trans>Buy the bond</Trans>
    </SendButton>
  );
}

/** True for refusals after which the present quote can be confirmed instead. */
const isMoved = (state: SubmitState): boolean =>
  state.phase === 'failed' && (state.problem.code === 'termsChanged' || state.problem.code === 'reverted');

export function ConfirmBond(props: ConfirmBondProps): ReactElement {
  const { bond, principal, confirmed, slippageBps, planOf, approvals, onAccept, draft, onClose } = props;
  const { t } = useLingui();
  const { state, summary, send, leave, confirmNext } = useSendDialog({ draft, onClose });
  const plan = planOf(confirmed);
  const confirmedBps = useValueAt(confirmed, slippageBps);
  const again = quoteOf(bond, confirmed.amount, slippageBps);
  const live = again && isTaken(bond, again) ? again : undefined;
  const isLoading = bond.offer === undefined;
  const change = isLoading ? undefined : worsening(confirmed, live);
  const requote = {
    label: live ? t`Review the new price` : t`Back to the form`,
    onPress: () => confirmNext(live, onAccept),
  };
  return (
    <>
      <Modal open={state.phase === 'idle'} onClose={onClose} title={t`Confirm the bond`}>
        <DialogColumn>
          <Amounts bond={bond} principal={principal} confirmed={confirmed} />
          <QuoteRows bond={bond} quote={confirmed} slippageBps={confirmedBps} isConfirmed />
          <PriceNotice bond={bond} />
          <RestartNotice bond={bond} />
          <Banner tone="info" title={<Trans>It can't be sold or undone</Trans>}>
            <Trans>Your tokens vest block by block. You can redeem what has vested at any time.</Trans>
          </Banner>
          <BatchedApprovals approvals={approvals} />
          {change && <Moved bond={bond} change={change} live={live} onAccept={onAccept} onClose={onClose} />}
          <AgeLine />
          <Action
            bond={bond}
            disabled={change !== undefined || isLoading || !plan}
            onConfirm={() => plan && void send(plan, approvals)}
          />
        </DialogColumn>
      </Modal>
      <TransactionDialog
        state={state}
        summary={summary}
        onDismiss={leave}
        inSteps
        retry={isMoved(state) ? requote : undefined}
      />
    </>
  );
}
