import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactElement, type RefObject } from 'react';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Removal } from '#domain/liquidity/quoteRemoval.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { AgeLine } from '#features/blockAge/index.ts';
import { Money } from '#features/money/index.ts';
import { poolTokensText } from '#features/position/index.ts';
import { TokenLogo } from '#features/tokenLogo/index.ts';
import { BatchedApprovals, SafeDeadline } from '#features/transactions/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { AmountList, AmountRow, DialogColumn } from '#ui/layout/AmountList.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { useValueAt } from '#ui/hooks/useValueAt.ts';
import { handFocus } from '#ui/text/handFocus.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import type { ApprovalTerms } from '#writes/approvals/approve.ts';
import type { RemoveTerms } from '#writes/liquidity/liquidityTerms.ts';
import { RawAmounts } from './RawAmounts.tsx';
import { RemoveFacts } from './RemoveFacts.tsx';
import { Unstaked } from './StakedTokens.tsx';
import { TransferFees } from './RemoveNotices.tsx';
import { useArriving } from './useArriving.ts';
import type { RemoveForm } from './useRemoveForm.ts';

interface ConfirmRemoveProps {
  readonly form: RemoveForm;
  readonly open: boolean;
  readonly accepted: RemoveTerms;
  /** Raw pool tokens that are unstaked in the same transaction. */
  readonly unstaked: bigint;
  readonly live: Removal;
  readonly approvals: readonly ApprovalTerms[];
  readonly onAccept: (removal: Removal) => void;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

function Amount({ raw, currency }: { readonly raw: bigint | undefined; readonly currency: Currency }): ReactElement {
  return (
    <dd>
      <TokenLogo currency={currency} size={24} />
      {raw === undefined ? NO_VALUE : <Money raw={raw} currency={currency} role="received" />}
    </dd>
  );
}

/** True if the wallet or the rewards pool has fewer pool tokens than confirmed. */
const isGone = ({ form, accepted, unstaked }: ConfirmRemoveProps): boolean => {
  const { held, position } = form;
  const staked = position?.holding.staked;
  return (
    (held !== undefined && held + unstaked < accepted.removal.poolTokens) || (staked !== undefined && staked < unstaked)
  );
};

interface MovedProps extends ConfirmRemoveProps {
  readonly confirm: RefObject<HTMLButtonElement | null>;
}

function Moved(props: MovedProps): ReactElement {
  const { live, onAccept, onClose, confirm } = props;
  if (isGone(props)) {
    return (
      <Banner
        tone="warning"
        role="status"
        title={<Trans>You hold fewer pool tokens than this removes.</Trans>}
        action={
          <Button size="xs" variant="outline" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <Banner
      tone="warning"
      role="status"
      title={<Trans>Price Updated</Trans>}
      action={
        <Button size="xs" variant="outline" ref={handFocus(confirm)} onClick={() => onAccept(live)}>
          <Trans>Accept</Trans>
        </Button>
      }
    >
      <Trans>The pool now pays less of one token than the minimum you confirmed.</Trans>
    </Banner>
  );
}

/** True if the pool pays less than a confirmed minimum, or the account has too few pool tokens. */
const hasMoved = (props: ConfirmRemoveProps): boolean =>
  props.live.amountA < props.accepted.amountAMin || props.live.amountB < props.accepted.amountBMin || isGone(props);

export function ConfirmRemove(props: ConfirmRemoveProps): ReactElement {
  const { form, open, accepted, unstaked, live, onClose, onConfirm } = props;
  const { t } = useLingui();
  const confirm = useRef<HTMLButtonElement>(null);
  const { currencyA, currencyB, removal } = accepted;
  const moved = hasMoved(props);
  const arrives = useArriving(form)?.(live);
  const slippageBps = useValueAt(accepted, form.slippageBps);
  const slippage = formatPercent(slippageBps);
  return (
    <Modal open={open} onClose={onClose} title={t`You will receive`}>
      <DialogColumn>
        <AmountList>
          {[
            { currency: currencyA, raw: arrives?.amountA },
            { currency: currencyB, raw: arrives?.amountB },
          ].map(({ currency, raw }, index) => (
            <AmountRow key={index === 0 ? 'A' : 'B'}>
              <dt>{currency.name}</dt>
              <Amount raw={raw} currency={currency} />
            </AmountRow>
          ))}
          <AmountRow>
            <dt>
              <Trans>Pool tokens burned</Trans>
            </dt>
            <dd translate="no">{poolTokensText(removal.poolTokens)}</dd>
          </AmountRow>
        </AmountList>
        <Unstaked form={form} amount={unstaked} />
        <RemoveFacts form={form} removal={removal} slippageBps={slippageBps} />
        <RawAmounts form={form} />
        <TransferFees form={form} />
        <p>
          <Trans>Output is estimated. If the price changes by more than {slippage} your transaction will revert.</Trans>
        </p>
        {moved && <Moved {...props} confirm={confirm} />}
        <BatchedApprovals approvals={props.approvals} />
        <SafeDeadline />
        <AgeLine />
        <SendButton
          repeats={{ kinds: ['removeLiquidity'] }}
          ref={confirm}
          variant="primary"
          size="lg"
          block
          disabled={moved || form.freshness === 'stale'}
          onClick={onConfirm}
        >
          <Trans>Confirm</Trans>
        </SendButton>
      </DialogColumn>
    </Modal>
  );
}
