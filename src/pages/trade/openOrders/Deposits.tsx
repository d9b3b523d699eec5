import { Trans } from '@lingui/react/macro';
import { useMemo, useState, type ReactElement } from 'react';
import { env } from '#config/env.ts';
import { orderStories } from '#domain/orderBook/accountOrders.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { TransactionDialog, useSummaryOf } from '#features/transactions/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { valueOf } from '#lib/loadable.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { useDeposit } from '#reads/book/useDeposits.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { planWithdraw } from '#writes/orders/deposits.ts';
import { useSubmit } from '#writes/sending/useSubmit.ts';
import { backText } from '../order/own/openOrderView.ts';

function Deposit({ account, token }: { readonly account: Address; readonly token: Token }): ReactElement | null {
  const deposit = useDeposit(account, token.address);
  const { signer } = useWallet();
  const { state, submit, reset } = useSubmit();
  const summaryOf = useSummaryOf();
  const [summary, setSummary] = useState('');
  const withdraw = (): void => {
    const plan = planWithdraw(token, deposit ?? 0n, env.orderBook);
    const words = summaryOf(plan.info);
    setSummary(words);
    void submit(plan, words);
  };
  const mask = useMask();
  const isIdle = state.phase === 'idle';
  if (isIdle && (deposit === undefined || deposit === 0n)) return null;
  return (
    <>
      {deposit !== undefined && deposit > 0n && (
        <Banner
          tone="info"
          title={<Trans>You have {mask(backText(deposit, token))} deposited in the order book</Trans>}
          action={
            signer && (
              <SendButton
                repeats={{ kinds: ['withdrawDeposit'], names: [token.address] }}
                size="xs"
                variant="outline"
                onClick={withdraw}
              >
                <Trans>Withdraw</Trans>
              </SendButton>
            )
          }
        >
          <Trans>It comes from an order cancelled in two steps. No open order uses it.</Trans>
        </Banner>
      )}
      <TransactionDialog state={state} summary={summary} onDismiss={reset} />
    </>
  );
}

const useDepositTokens = (currencies: TradeCurrencies, events: AccountEvents): readonly Token[] => {
  const known = valueOf(events);
  const sold = useMemo(() => (known ? orderStories(known).map(({ soldToken }) => soldToken) : []), [known]);
  const elsewhere = useTokens(sold);
  const here = [currencies.inputToken, currencies.outputToken].filter((token) => token !== undefined);
  return [...new Map([...elsewhere.values(), ...here].map((token) => [token.address, token])).values()];
};

export interface DepositsProps {
  readonly account: Address | undefined;
  readonly currencies: TradeCurrencies;
  readonly events: AccountEvents;
}

export function Deposits({ account, currencies, events }: DepositsProps): ReactElement | null {
  const tokens = useDepositTokens(currencies, events);
  if (account === undefined) return null;
  return (
    <>
      {tokens.map((token) => (
        <Deposit key={token.address} account={account} token={token} />
      ))}
    </>
  );
}
