import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { isUnlimited } from '#domain/staking/lock.ts';
import { AmountPart, EarnButton, useProblemWords } from '#features/earnForm/index.ts';
import { Hint } from '#features/position/index.ts';
import { Exact, FormColumn, Reward } from '#features/rewards/index.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { planLock } from '#writes/rewards/lockStaking.ts';
import { buttonText } from '../messages.ts';
import { ConfirmLock } from './ConfirmLock.tsx';
import { Durations } from './Durations.tsx';
import { quoteRows } from './quoteRows.tsx';
import type { LockPartProps } from './LockSolvency.tsx';
import { useLockForm, type LockForm as Form, type LockQuote } from './useLockForm.ts';

type FormPart = LockPartProps & { readonly form: Form };

function Limits({ programme, token, form }: FormPart): ReactElement {
  const remaining = form.terms?.remaining;
  return (
    <KeyValue
      rows={[
        {
          key: 'minimum',
          label: <Trans>Minimum staking amount</Trans>,
          value: <Exact raw={programme.minimum} token={token} />,
        },
        {
          key: 'remaining',
          label: <Trans>Remaining lock-up quantity</Trans>,
          value:
            remaining !== undefined && isUnlimited(remaining) ? (
              <Trans>No limit</Trans>
            ) : (
              <Reward raw={remaining} token={token} isPublic />
            ),
        },
        ...quoteRows(form.quote, token),
      ]}
    />
  );
}

export function LockForm({ programme, token }: LockPartProps): ReactElement {
  const { t } = useLingui();
  const form = useLockForm(programme, token);
  const { typed, problem, approval, quote } = form;
  const [confirmed, setConfirmed] = useState<LockQuote>();
  const { staking } = programme;
  const symbol = shortenSymbol(token.symbol);
  const problemText = useProblemWords(buttonText, problem, symbol);
  return (
    <FormColumn>
      <Durations programme={programme} terms={form.terms} onChoose={form.choose} />
      <AmountPart
        label={<Trans>Lock</Trans>}
        inputLabel={t`${symbol} to lock`}
        sliderLabel={t`Share of your ${symbol}`}
        typed={typed}
        {...problemText}
      />
      <Limits programme={programme} token={token} form={form} />
      <Hint>
        <Trans>You can't withdraw locked tokens before the unlock time.</Trans>
      </Hint>
      <EarnButton
        {...problemText}
        approval={approval}
        approvalSummary={t`Allow staking to use your ${symbol}`}
        plan={quote && (() => planLock({ staking, token, ...quote }))}
        repeats={{ kinds: ['lockTokens'], names: [token.address] }}
        onSend={() => setConfirmed(quote)}
      >
        <Trans>Lock</Trans>
      </EarnButton>
      {confirmed && (
        <ConfirmLock
          staking={staking}
          token={token}
          quote={confirmed}
          approvals={approval.batched ? [{ ...approval.batched, amount: confirmed.amount }] : []}
          draft={typed.draft}
          onClose={() => setConfirmed(undefined)}
        />
      )}
    </FormColumn>
  );
}
