import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactElement, type RefObject } from 'react';
import { formatPercent } from '#domain/format/formatPercent.ts';
import type { AddChange, AddQuote } from '#domain/liquidity/quoteAdd.ts';
import type { Currency } from '#domain/tokens/types.ts';
import type { Result } from '#lib/result.ts';
import { AgeLine } from '#features/blockAge/index.ts';
import { Money } from '#features/money/index.ts';
import { SupplyButton } from '#features/poolGauge/index.ts';
import { StakeAfterSwitch, supplyPress, type StakeAfter } from '#features/stakeAfter/index.ts';
import { TokenLogo } from '#features/tokenLogo/index.ts';
import { BatchedApprovals, SafeDeadline } from '#features/transactions/index.ts';
import { AmountList, AmountRow, DialogColumn } from '#ui/layout/AmountList.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { useValueAt } from '#ui/hooks/useValueAt.ts';
import { handFocus } from '#ui/text/handFocus.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import type { ApprovalTerms } from '#writes/approvals/approve.ts';
import { AddMinimum, Minted, PoolFacts } from './PoolFacts.tsx';
import { TransferFees } from './AddNotices.tsx';
import { gaugedPool } from './AddGauge.tsx';
import { FirstSupply } from './PoolNotices.tsx';
import type { AddForm } from './useAddForm.ts';

interface ConfirmAddProps {
  readonly open: boolean;
  readonly form: AddForm;
  readonly accepted: AddQuote;
  /** The quote at the present block, or the reason that the addition changed; undefined while unknown. */
  readonly live: Result<AddQuote, AddChange> | undefined;
  readonly next: AddQuote | undefined;
  readonly approvals: readonly ApprovalTerms[];
  readonly stake: StakeAfter | undefined;
  readonly onAccept: (quote: AddQuote) => void;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

function Amount({ raw, currency }: { readonly raw: bigint; readonly currency: Currency }): ReactElement {
  return (
    <dd>
      <TokenLogo currency={currency} size={24} />
      <Money raw={raw} currency={currency} role="paid" />
    </dd>
  );
}

interface MovedProps extends ConfirmAddProps {
  readonly slippageBps: number;
  readonly confirm: RefObject<HTMLButtonElement | null>;
}

function Moved({ live, next, onAccept, onClose, confirm, slippageBps }: MovedProps): ReactElement | null {
  if (!live || live.ok) return null;
  const slippage = formatPercent(slippageBps);
  const action = next ? (
    <Button size="xs" variant="outline" ref={handFocus(confirm)} onClick={() => onAccept(next)}>
      <Trans>Accept</Trans>
    </Button>
  ) : (
    <Button size="xs" variant="outline" onClick={onClose}>
      <Trans>Back to the form</Trans>
    </Button>
  );
  return (
    <Banner
      tone="warning"
      role="status"
      title={
        live.error === 'poolMoved' ? (
          <Trans>The pool's price moved by more than {slippage}. These amounts would revert now.</Trans>
        ) : (
          <Trans>You would receive fewer pool tokens for these amounts now.</Trans>
        )
      }
      action={action}
    />
  );
}

export function ConfirmAdd(props: ConfirmAddProps): ReactElement {
  const { open, form, accepted, live, onClose, onConfirm } = props;
  const { t } = useLingui();
  const confirm = useRef<HTMLButtonElement>(null);
  const { currency: a } = form.a;
  const { currency: b } = form.b;
  const shown = live?.ok ? live.value : accepted;
  const slippageBps = useValueAt(accepted, form.slippageBps);
  const slippage = formatPercent(slippageBps);
  const pool = gaugedPool(form, shown);
  return (
    <Modal open={open} onClose={onClose} title={accepted.opensPool ? t`Create a pair` : t`Add Liquidity`}>
      <DialogColumn>
        <AmountList>
          <AmountRow>
            <dt>
              <Trans>You receive</Trans>
            </dt>
            <dd translate="no">
              <span>
                <Minted form={form} quote={shown} />
              </span>
            </dd>
          </AmountRow>
          <AmountRow>
            <dt>
              <Trans>You add, at most</Trans>
            </dt>
            {a && <Amount raw={accepted.amountADesired} currency={a} />}
            {b && <Amount raw={accepted.amountBDesired} currency={b} />}
          </AmountRow>
        </AmountList>
        <PoolFacts form={form} quote={shown} />
        <AddMinimum form={form} quote={shown} slippageBps={slippageBps} />
        {accepted.opensPool && <FirstSupply />}
        <TransferFees form={form} />
        <Banner tone="info">
          <Trans>Output is estimated. If the price changes by more than {slippage} your transaction will revert.</Trans>
        </Banner>
        <Moved {...props} slippageBps={slippageBps} confirm={confirm} />
        <BatchedApprovals approvals={props.approvals} />
        <StakeAfterSwitch stake={props.stake} />
        <SafeDeadline />
        <AgeLine />
        {pool && (
          <SupplyButton
            pool={pool}
            repeats={supplyPress(props.stake)}
            disabled={!live?.ok || form.freshness === 'stale'}
            confirm={confirm}
            onConfirm={onConfirm}
          >
            {accepted.opensPool ? <Trans>Create pair and supply</Trans> : <Trans>Confirm supply</Trans>}
          </SupplyButton>
        )}
      </DialogColumn>
    </Modal>
  );
}
