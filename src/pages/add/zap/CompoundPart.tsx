import type { ReactElement } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { typeableText } from '#domain/format/typeableText.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import type { CurrencyFact, TransactionRecord } from '#domain/transactions/types.ts';
import { TransactionDialog, useSendDialog } from '#features/transactions/index.ts';
import { FlawedZap } from '#features/zap/index.ts';
import { isHash } from '#lib/hex.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Note } from '../AddStyles.ts';
import type { AddForm } from '../useAddForm.ts';
import { AfterSwap } from './AfterSwap.tsx';
import { CompoundDialog } from './CompoundDialog.tsx';
import { rewardedSide, useCompound, type Compound } from './useCompound.ts';
import { useWasSold } from './useWasSold.ts';
import { ZapDialog } from './ZapDialog.tsx';

const COMPOUND_DRAFT = 'compound';

interface CompoundPartProps {
  readonly form: AddForm;
  readonly step: string;
  readonly follow: (claim: Hex) => void;
  readonly onClose: () => void;
}

interface Claimed {
  readonly isPending: boolean;
  /** Raw amount in the receipt; undefined until then. */
  readonly amount?: bigint;
  readonly reward?: CurrencyFact;
}

const claimedIn = (record: TransactionRecord | undefined, { account }: AddForm): Claimed => {
  if (!record || record.from !== account || record.ended) return { isPending: false };
  const { receipt, claimed, info } = record;
  if (!receipt) return { isPending: true };
  if (!isSuccess(receipt) || !claimed || info.kind !== 'claimRewards') return { isPending: false };
  return { isPending: false, amount: BigInt(claimed.reward), reward: info.reward };
};

interface NoCompoundProps extends Pick<CompoundPartProps, 'form' | 'onClose'> {
  readonly isKnown: boolean;
}

function NoCompound({ form, isKnown, onClose }: NoCompoundProps): ReactElement {
  const { t } = useLingui();
  return (
    <Modal open onClose={onClose} title={t`Compound`}>
      <DialogColumn>
        {isKnown ? (
          <Note>
            <Trans>The rewards of this pool can't go back into it.</Trans>
          </Note>
        ) : (
          <FlawedZap flaw={form.freshness === 'stale' ? 'stale' : 'loading'} symbol="" />
        )}
      </DialogColumn>
    </Modal>
  );
}

interface StepProps extends Pick<CompoundPartProps, 'form' | 'onClose'> {
  readonly compound: Compound | null | undefined;
  readonly claimed: Claimed;
  readonly onClaim: () => void;
}

function Step({ form, compound, claimed, onClaim, onClose }: StepProps): ReactElement {
  const { amount, isPending, reward } = claimed;
  const paid = rewardedSide(form, reward?.address);
  if (amount !== undefined && reward && paid) {
    return <ZapDialog form={form} typed={{ paid, text: typeableText(amount, reward.decimals) }} onClose={onClose} />;
  }
  if (!compound) return <NoCompound form={form} isKnown={compound === null && !isPending} onClose={onClose} />;
  return <CompoundDialog {...{ form, compound, onClaim, onClose }} isClaiming={isPending} />;
}

interface RewardsPartProps extends Omit<CompoundPartProps, 'step'> {
  readonly record: TransactionRecord | undefined;
}

function RewardsPart({ form, record, follow, onClose }: RewardsPartProps): ReactElement {
  const compound = useCompound(form);
  const claiming = useSendDialog({ draft: COMPOUND_DRAFT, onClose: () => undefined });
  const claimed = claimedIn(record, form);
  const wasSwapped = useWasSold(record, record?.info.kind === 'claimRewards' ? record.info.reward : undefined);
  const claim = async (): Promise<void> => {
    const sent = await claiming.send(() => compound?.claim());
    if (sent?.ok) follow(sent.value);
  };
  return (
    <>
      {claiming.state.phase === 'idle' && !wasSwapped && (
        <Step {...{ form, compound, claimed, onClose }} onClaim={() => void claim()} />
      )}
      <TransactionDialog state={claiming.state} summary={claiming.summary} onDismiss={claiming.leave} />
    </>
  );
}

export function CompoundPart({ step, ...props }: CompoundPartProps): ReactElement {
  const hash = isHash(step) ? step : undefined;
  const record = useAppSelector((state) => hash && selectTransaction(state, POLYGON_CHAIN_ID, hash));
  if (record?.info.kind === 'placeOrder') {
    return <AfterSwap form={props.form} record={record} onClose={props.onClose} />;
  }
  return <RewardsPart {...props} record={record} />;
}
