import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { typeableText } from '#domain/format/typeableText.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { AgeLine } from '#features/blockAge/index.ts';
import { poolTokensText } from '#features/position/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { SafeDeadline, TransactionDialog } from '#features/transactions/index.ts';
import { FlawedZap, wholeWords } from '#features/zap/index.ts';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { StepList } from '#ui/layout/StepList.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import { plansAfterClaim } from '#writes/rewards/plansAfterClaim.ts';
import { Note } from '../AddStyles.ts';
import type { AddForm } from '../useAddForm.ts';
import { CompoundFacts } from './CompoundFacts.tsx';
import type { Compound } from './useCompound.ts';
import { useZap, type Zap } from './useZap.ts';
import { useZapSend, type ZapSend } from './useZapSend.ts';
import { ZapAction } from './ZapAction.tsx';
import { ZapFacts } from './ZapFacts.tsx';

interface CompoundDialogProps {
  readonly form: AddForm;
  readonly compound: Compound;
  readonly isClaiming: boolean;
  readonly onClaim: () => void;
  readonly onClose: () => void;
}

function Steps({ zap: { own, other } }: { readonly zap: Zap }): ReactElement {
  const [symbol, otherSymbol] = [own, other].map(({ currency }) => shortenSymbol(currency?.symbol ?? ''));
  return (
    <StepList
      steps={[
        { key: 'claim', isDone: false, words: <Trans>Claim</Trans> },
        { key: 'swap', isDone: false, words: <Trans>Swap a part of the {symbol} that arrived</Trans> },
        {
          key: 'supply',
          isDone: false,
          words: (
            <Trans>
              Supply {symbol} and {otherSymbol}
            </Trans>
          ),
        },
        { key: 'stake', isDone: false, words: <Trans>Stake for rewards</Trans> },
      ]}
    />
  );
}

function ClaimFirst({ compound, isClaiming, onClaim }: CompoundDialogProps): ReactElement {
  const { pool, reward, amount } = compound;
  const words = wholeWords(amount, reward, 'received');
  return (
    <SendButton
      repeats={{ kinds: ['claimRewards'], names: [pool.poolToken.address] }}
      variant="primary"
      size="lg"
      block
      loading={isClaiming}
      onClick={onClaim}
    >
      <Trans>Claim {words}</Trans>
    </SendButton>
  );
}

function Staked({ amount }: { readonly amount: bigint | undefined }): ReactElement | null {
  const { t } = useLingui();
  if (amount === undefined) return null;
  const note = t`If you would receive less, all of it reverts; the rest stays in your wallet.`;
  const label = (
    <Tooltip content={note}>
      <Trans>Staked</Trans>
    </Tooltip>
  );
  return <KeyValue rows={[{ key: 'staked', label, value: poolTokensText(amount) }]} />;
}

function Closed({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <SendButton repeats="nothing" sends={false} variant="primary" size="lg" block disabled>
      {children}
    </SendButton>
  );
}

interface ActionProps extends CompoundDialogProps {
  readonly zap: Zap;
  readonly sending: ZapSend;
}

function Action({ zap, sending, ...props }: ActionProps): ReactElement {
  const { amount, isRefused, reward } = props.compound;
  if (isRefused) {
    return (
      <Closed>
        <Trans>The rewards can't be claimed now</Trans>
      </Closed>
    );
  }
  if (amount === 0n) {
    return (
      <Closed>
        <Trans>Nothing to claim yet</Trans>
      </Closed>
    );
  }
  if (zap.isBatch) return <ZapAction zap={zap} sending={sending} label={<Trans>Compound</Trans>} />;
  if (zap.flaw) return <FlawedZap flaw={zap.flaw} symbol={shortenSymbol(reward.symbol)} />;
  return <ClaimFirst {...props} />;
}

/** Puts rewards back into their pool and stake, with one transaction or with the claim as the first step. */
export function CompoundDialog(props: CompoundDialogProps): ReactElement {
  const { form, compound, onClose } = props;
  const { t } = useLingui();
  const { side, amount, reward } = compound;
  const zap = useZap(form, { paid: side, text: typeableText(amount, reward.decimals), claimed: amount });
  const { own, isBatch } = zap;
  const held = own.field.balance;
  const { account } = form;
  const before =
    account && held !== undefined
      ? () => [compound.claim(), ...plansAfterClaim({ token: reward, account, held, amount })]
      : undefined;
  const sending = useZapSend(form, zap, { onClose, before, stakes: true });
  return (
    <>
      <Modal open={sending.state.phase === 'idle'} onClose={onClose} title={t`Compound`}>
        <DialogColumn>
          <Note>
            {isBatch ? (
              <Trans>
                The rewards go back into the pool. Claim, swap, supply and stake are one transaction: all happen, or
                none.
              </Trans>
            ) : (
              <Trans>
                The rewards go back into the pool, step by step. Between the steps the tokens are in your wallet.
              </Trans>
            )}
          </Note>
          <CompoundFacts compound={compound} zap={zap} />
          <ZapFacts zap={zap} />
          <Staked amount={sending.stake?.amount} />
          {!isBatch && <Steps zap={zap} />}
          {isBatch && <SafeDeadline />}
          <AgeLine />
          <Action {...props} zap={zap} sending={sending} />
        </DialogColumn>
      </Modal>
      <TransactionDialog state={sending.state} summary={sending.summary} onDismiss={sending.leave} inSteps />
    </>
  );
}
