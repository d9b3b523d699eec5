import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { rules } from '#config/rules.ts';
import { percentText } from '#domain/format/percentText.ts';
import { splitGas } from '#domain/trade/splitGas.ts';
import { sumOfSplit, type TradeSplit } from '#domain/trade/splitTrade.ts';
import { SafeDeadline } from '#features/transactions/index.ts';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { useValueAt } from '#ui/hooks/useValueAt.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import type { Market } from '../../../shared/tradeMarket.ts';
import type { TradeForm } from '../../form/useTradeForm.ts';
import { priceText } from '../../../shared/priceText.ts';
import { OrderFigures, RecipientNotice } from '../OrderFigures.tsx';
import { SafeOrderNotice } from '../SafeOrderNotice.tsx';
import { SameOrderNotice } from '../SameOrderNotice.tsx';
import type { SplitParts, SplitPlans } from './useSplitParts.ts';

interface ConfirmSplitProps {
  readonly open: boolean;
  readonly form: TradeForm;
  readonly market: Market;
  readonly split: TradeSplit;
  readonly parts: SplitParts;
  readonly plans: SplitPlans;
  /** Undefined until it is known if the account can batch; nothing can be confirmed until then. */
  readonly isBatch: boolean | undefined;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

interface MovesProps extends Pick<ConfirmSplitProps, 'form' | 'market' | 'split'> {
  readonly isBatch: boolean;
}

/** Explains the effect of a price change: each part has its own limit. */
function PriceMoves({ form, market, split, isBatch }: MovesProps): ReactElement {
  const limit = priceText(split.book.limitPrice, market, form.direction);
  const slippage = percentText(useValueAt(split, form.slippageBps));
  const { name } = split.market;
  return (
    <Banner
      tone="info"
      title={
        isBatch ? (
          <Trans>One transaction: both parts or none</Trans>
        ) : (
          <Trans>Two transactions, each confirmed by you</Trans>
        )
      }
    >
      {isBatch ? (
        <Trans>
          If the price on {name} changes by more than {slippage} from the quote, both parts revert.
        </Trans>
      ) : (
        <Trans>
          If the price on {name} changes by more than {slippage} from the quote, that part reverts.
        </Trans>
      )}{' '}
      {form.unfilled === 'LEAVE_OUT' ? (
        <Trans>If the price moves past {limit}, the unfilled part stays open until you sign its cancellation.</Trans>
      ) : (
        <Trans>If the price moves past {limit}, the unfilled part stays as your open order.</Trans>
      )}
    </Banner>
  );
}

const missingOf = ({ book, other }: SplitParts['approvals']): number | undefined => {
  const states = [book.state, other.state];
  return states.includes('unknown') ? undefined : states.filter((state) => state !== 'approved').length;
};

export function ConfirmSplit(props: ConfirmSplitProps): ReactElement {
  const { open, form, market, parts, plans, isBatch, onClose, children } = props;
  const { t } = useLingui();
  const { account, maker } = form;
  const { accepted, live } = parts;
  const split = live ?? props.split;
  return (
    <Modal open={open} onClose={onClose} title={t`Confirm split order`}>
      <DialogColumn>
        <OrderFigures
          {...{ form, market, accepted, split, onClose }}
          shown={sumOfSplit(form, split)}
          plan={plans.book}
          then={plans.other}
          missing={missingOf(parts.approvals)}
          gasByRule={splitGas(props.split, rules.gas)}
        />
        {isBatch === undefined ? (
          <p role="status">
            <Trans>Checking whether your wallet can place both parts at once.</Trans>
          </p>
        ) : (
          <PriceMoves form={form} market={market} split={props.split} isBatch={isBatch} />
        )}
        <RecipientNotice maker={maker} account={account} />
        <SafeOrderNotice plan={plans.book} market={market} accepted={props.split.book} form={form} />
        <SafeDeadline />
        <SameOrderNotice account={account} orders={[plans.book.info, plans.other.info]} />
        {children}
      </DialogColumn>
    </Modal>
  );
}
