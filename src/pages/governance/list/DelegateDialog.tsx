import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { rules } from '#config/rules.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { validateDelegation, type DelegationProblem } from '#domain/governance/validateDelegation.ts';
import type { SigningProblem } from '#domain/governance/validateMove.ts';
import { addressFault } from '#domain/tokens/addressFault.ts';
import type { Address } from '#domain/tokens/types.ts';
import { AddressFault } from '#features/addressFault/index.ts';
import { Reward } from '#features/rewards/index.ts';
import { FormButton } from '#features/sendButton/index.ts';
import { TransactionDialog, useSendDialog } from '#features/transactions/index.ts';
import type { Governor } from '#reads/governance/useGovernor.ts';
import type { VotingPower } from '#reads/governance/useVotingPower.ts';
import { useDraft } from '#reads/drafts/useDraft.ts';
import { useRecipient } from '#reads/wallet/useRecipient.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { usePaused } from '#ui/hooks/usePaused.ts';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { planDelegation } from '#writes/governance/governance.ts';
import { problemText } from '../words.ts';
import { useSigning } from '../useSigning.ts';

interface DelegateDialogProps {
  readonly governor: Governor;
  readonly power: VotingPower;
  readonly account: Address;
  readonly onClose: () => void;
}

const wordsOf = (problem: Exclude<DelegationProblem, SigningProblem>, symbol: string): MessageDescriptor => {
  switch (problem) {
    case 'enterAddress':
      return msg`Enter an address`;
    case 'loading':
      return msg`Loading`;
    case 'invalidAddress':
      return msg`Invalid recipient`;
    case 'noTokens':
      return msg`You have no ${symbol} to delegate`;
    case 'sameDelegate':
      return msg`Your votes are there already`;
  }
};

type Target = 'self' | 'other';

const useDelegation = ({ governor, power, account }: DelegateDialogProps) => {
  const { delegatee: current, balance } = power;
  const draft = `delegate ${governor.contract}`;
  const [text, setText] = useDraft(draft);
  const [target, setTarget] = useState<Target>(current === account || text !== '' ? 'other' : 'self');
  const typed = target === 'self' ? account : text;
  const recipient = useRecipient(typed, usePaused(typed, rules.page.typingPauseMs));
  const { signing, stepOf } = useSigning();
  const delegatee = recipient?.address;
  const isResolving = recipient?.resolving ?? false;
  const problem = validateDelegation({ signing, typed, delegatee, isResolving, balance, current });
  return { draft, target, setTarget, text, setText, delegatee, problem, step: stepOf(problem) };
};

type Form = ReturnType<typeof useDelegation>;

function Somebody({ form, symbol }: { readonly form: Form; readonly symbol: string }): ReactElement {
  const { t, i18n } = useLingui();
  const { text, setText, problem, delegatee } = form;
  return (
    <>
      <TextField
        kind="code"
        label={t`Delegate's address or name`}
        value={text}
        placeholder="0x..."
        error={
          problem === 'invalidAddress' &&
          (addressFault(text) ? <AddressFault text={text} /> : i18n._(wordsOf(problem, symbol)))
        }
        onChange={setText}
      />
      {delegatee && delegatee !== text.trim() && <small>{delegatee}</small>}
    </>
  );
}

/** Delegates votes; the tokens stay in the account. */
export function DelegateDialog(props: DelegateDialogProps): ReactElement {
  const { governor, power, onClose } = props;
  const { t, i18n } = useLingui();
  const form = useDelegation(props);
  const { target, delegatee, problem } = form;
  const { token } = governor;
  const { state, summary, send, leave } = useSendDialog({ draft: form.draft, onClose });
  const symbol = token ? shortenSymbol(token.symbol) : '';
  const press = token && delegatee && !problem ? () => void send(() => planDelegation(token, delegatee)) : form.step;
  return (
    <>
      <Modal open={state.phase === 'idle'} onClose={onClose} title={t`Delegate votes`}>
        <DialogColumn>
          <p>
            <Trans>
              The votes of your <Reward raw={power.balance} token={token} /> go to one account: yours, or somebody's you
              trust. Your tokens stay with you. Proposals count the votes of their snapshot, so this counts for later
              ones.
            </Trans>
          </p>
          <Segmented<Target>
            label={t`Who votes`}
            value={target}
            options={[
              { value: 'self', label: <Trans>Myself</Trans> },
              { value: 'other', label: <Trans>Somebody else</Trans> },
            ]}
            onChange={form.setTarget}
          />
          {target === 'other' && <Somebody form={form} symbol={symbol} />}
          <FormButton
            repeats={{ kinds: ['delegateVotes'] }}
            problem={problem && i18n._(problemText(problem, press !== undefined, (entry) => wordsOf(entry, symbol)))}
            onClick={press}
          >
            {target === 'self' ? <Trans>Delegate to myself</Trans> : <Trans>Delegate votes</Trans>}
          </FormButton>
        </DialogColumn>
      </Modal>
      <TransactionDialog state={state} summary={summary} onDismiss={leave} />
    </>
  );
}
