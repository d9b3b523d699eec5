import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import { reservesOf, type FacingPool } from '#domain/liquidity/quoteAdd.ts';
import { AgeLine } from '#features/blockAge/index.ts';
import { SupplyButton } from '#features/poolGauge/index.ts';
import { StakeAfterSwitch, supplyPress } from '#features/stakeAfter/index.ts';
import { BatchedApprovals, SafeDeadline, TransactionDialog } from '#features/transactions/index.ts';
import { FlawedZap, isTyped, SwapImpact, ZapButton } from '#features/zap/index.ts';
import type { GaugedPool } from '#reads/pools/usePoolGauge.ts';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import type { PoolTarget } from '../removeAddress.ts';
import { Removed } from '../Removed.tsx';
import { Unstaked } from '../StakedTokens.tsx';
import { symbolOf } from '../symbolOf.ts';
import type { RemoveForm } from '../useRemoveForm.ts';
import { PoolMoveFacts } from './PoolMoveFacts.tsx';
import { usePoolMove, type PoolMove } from './usePoolMove.ts';
import { worseTrade } from './worseTrade.ts';
import { usePoolMoveSend, type PoolMoveSend } from './usePoolMoveSend.ts';

interface PoolMoveDialogProps {
  readonly form: RemoveForm;
  readonly target: PoolTarget;
  readonly onClose: () => void;
}

const gaugedAt = ({ shared, other, book, pool, quote }: PoolMove): GaugedPool | undefined => {
  if (!shared || !other || !book || !pool || !quote) return undefined;
  const facing: FacingPool = { pool: { ...pool, ...book }, isAToken0: book.token0 === shared.address, named: 'A' };
  const [reserveA, reserveB] = reservesOf(facing);
  const { takenA, takenB } = quote.into.add;
  return { exchange: defaultExchange, a: shared, b: other, reserveA, reserveB, adding: { a: takenA, b: takenB } };
};

interface ActionProps {
  readonly move: PoolMove;
  readonly sending: PoolMoveSend;
}

/** A high price impact requires a typed word, else a price far from the market's does. */
function Action({ move, sending }: ActionProps): ReactElement {
  const trade = worseTrade(move);
  const pool = gaugedAt(move);
  if (move.flaw || !trade || !pool) return <FlawedZap flaw={move.flaw ?? 'loading'} symbol="" />;
  const press = {
    repeats: supplyPress(sending.stake),
    disabled: sending.plans === undefined,
    onConfirm: () => void sending.confirm(),
    children: <Trans>Remove, swap and supply</Trans>,
  };
  return isTyped(trade) ? <ZapButton trade={trade} {...press} /> : <SupplyButton pool={pool} {...press} />;
}

/** Removal, two swaps and supply in one transaction. */
export function PoolMoveDialog({ form, target, onClose }: PoolMoveDialogProps): ReactElement {
  const { t } = useLingui();
  const move = usePoolMove(form, target);
  const sending = usePoolMoveSend(form, move, onClose);
  const name = `${symbolOf(move.shared)}/${symbolOf(move.other)}`;
  const { unstake, removal, slippageBps } = form;
  const trade = worseTrade(move);
  return (
    <>
      <Modal open={sending.state.phase === 'idle'} onClose={onClose} title={t`Move to ${name}`}>
        <DialogColumn>
          <Removed form={form} />
          <Unstaked form={form} amount={unstake.amountFor(removal)} />
          <PoolMoveFacts move={move} isBatch slippageBps={slippageBps} />
          {trade && <SwapImpact trade={trade} />}
          <p>
            <Trans>Removal, both swaps and supply are one transaction: all happen, or none.</Trans>
          </p>
          <StakeAfterSwitch stake={sending.stake} />
          <BatchedApprovals approvals={sending.approvals} />
          <SafeDeadline />
          <AgeLine />
          <Action move={move} sending={sending} />
        </DialogColumn>
      </Modal>
      <TransactionDialog state={sending.state} summary={sending.summary} onDismiss={sending.leave} inSteps />
    </>
  );
}
