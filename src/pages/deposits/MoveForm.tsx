import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';
import { env } from '#config/env.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Press } from '#domain/transactions/walletRequest.ts';
import {
  AmountPart,
  EarnButton,
  EarnTransaction,
  useEarnSend,
  useProblemWords,
  earnWords,
} from '#features/earnForm/index.ts';
import { FormColumn } from '#features/rewards/index.ts';
import { BatchedApprovals } from '#features/transactions/index.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { planDeposit, planWithdraw } from '#writes/orders/deposits.ts';
import { DepositToken } from './DepositToken.tsx';
import type { DepositForm } from './useDepositForm.ts';
import { msg } from '@lingui/core/macro';

const buttonText = earnWords(() => ({
  selectToken: msg`Select a token`,
  insufficientStake: msg`More than you have deposited`,
}));

const pressOf = ({ mode, token }: DepositForm): Press => ({
  kinds: [mode === 'deposit' ? 'depositTokens' : 'withdrawDeposit'],
  names: [token?.address],
});

export function MoveForm({ form }: { readonly form: DepositForm }): ReactElement {
  const { t } = useLingui();
  const { mode, setMode, token, typed, problem, approval } = form;
  const panelId = useId();
  const isDeposit = mode === 'deposit';
  const symbol = token ? shortenSymbol(token.symbol) : '';
  const words = useProblemWords(buttonText, problem, symbol);
  const { amount } = typed;
  const planOf = isDeposit ? planDeposit : planWithdraw;
  const plan = token && amount !== undefined ? () => planOf(token, amount, env.orderBook) : undefined;
  const batched = isDeposit ? approval.batched : undefined;
  const sending = useEarnSend(plan, batched, typed.draft);
  return (
    <FormColumn>
      <Segmented
        label={t`Deposit or withdraw`}
        options={[
          { value: 'deposit', label: t`Deposit` },
          { value: 'withdraw', label: t`Withdraw` },
        ]}
        value={mode}
        onChange={setMode}
        panelId={panelId}
      />
      <FormColumn id={panelId} role="tabpanel" aria-label={isDeposit ? t`Deposit` : t`Withdraw`}>
        <DepositToken form={form} />
        {token && (
          <AmountPart
            label={isDeposit ? <Trans>Deposit</Trans> : <Trans>Withdraw</Trans>}
            inputLabel={isDeposit ? t`${symbol} to deposit` : t`${symbol} to withdraw`}
            sliderLabel={isDeposit ? t`Share of your ${symbol}` : t`Share of your deposit`}
            typed={typed}
            {...words}
          />
        )}
        <BatchedApprovals approvals={problem === undefined && batched ? [batched] : []} />
        {problem !== 'selectToken' && (
          <EarnButton
            {...words}
            approval={approval}
            approvalSummary={t`Allow the order book to use your ${symbol}`}
            plan={plan}
            repeats={pressOf(form)}
            onSend={sending.send}
          >
            {isDeposit ? <Trans>Deposit {symbol}</Trans> : <Trans>Withdraw {symbol}</Trans>}
          </EarnButton>
        )}
      </FormColumn>
      <EarnTransaction {...sending} />
    </FormColumn>
  );
}
