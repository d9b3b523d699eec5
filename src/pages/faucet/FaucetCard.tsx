import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { formatCountdown } from '#domain/format/formatCountdown.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Address } from '#domain/tokens/types.ts';
import { Reward } from '#features/rewards/index.ts';
import { FormButton } from '#features/sendButton/index.ts';
import { TokenLogo } from '#features/tokenLogo/index.ts';
import { AddressLink, TransactionDialog, useSummaryOf } from '#features/transactions/index.ts';
import { useWalletSteps } from '#features/wallet/index.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { KeyValue, type KeyValueRow } from '#ui/layout/KeyValue.tsx';
import { Card } from '#ui/layout/Panel.tsx';
import { color, space, text, weight } from '#ui/theme/theme.ts';
import { planDrip } from '#writes/rewards/drip.ts';
import { useNetworkSwitch } from '#writes/wallet/useNetworkSwitch.ts';
import { useSubmit } from '#writes/sending/useSubmit.ts';
import { adviceText, buttonText } from './messages.ts';
import { useFaucetCard, type FaucetView } from './useFaucetCard.ts';

const bodyHeight = '248px';

const Box = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  padding: ${space(5)};
  & h2 {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    ${text(20)}
    font-weight: ${weight('semibold')};
    overflow-wrap: anywhere;
  }
  & p {
    ${text(13)}
    color: ${color('text-3')};
  }
`;

function Interval({ seconds }: { readonly seconds: bigint | undefined }): ReactElement {
  if (seconds === undefined) return <>{NO_VALUE}</>;
  if (seconds === 86_400n) return <Trans>Once a day</Trans>;
  const interval = formatCountdown(seconds);
  return <Trans>Once in {interval}</Trans>;
}

const useStep = ({ problem }: FaucetView, send: (() => void) | undefined): (() => void) | undefined => {
  const walletSteps = useWalletSteps();
  switch (problem) {
    case undefined:
      return send;
    case 'connectWallet':
    case 'wrongNetwork':
      return walletSteps[problem];
    default:
      return undefined;
  }
};

function GetTokens({ view }: { readonly view: FaucetView }): ReactElement {
  const { i18n } = useLingui();
  const { faucet, problem, secondsLeft } = view;
  const { token, amount } = faucet;
  const { state, submit, reset } = useSubmit();
  const summaryOf = useSummaryOf();
  const { isSwitching } = useNetworkSwitch();
  const [summary, setSummary] = useState('');
  const drip = (): void => {
    if (!token || amount === undefined) return;
    const plan = planDrip(faucet.contract, token, amount);
    const words = summaryOf(plan.info);
    setSummary(words);
    void submit(plan, words);
  };
  const press = useStep(view, token && amount !== undefined ? drip : undefined);
  const countdown = secondsLeft === undefined ? NO_VALUE : formatCountdown(secondsLeft);
  const isPending = problem === 'pending' || isSwitching;
  const advice = adviceText(problem);
  return (
    <>
      <FormButton
        repeats={{ kinds: ['drip'] }}
        problem={problem && i18n._(buttonText(problem, countdown, press !== undefined))}
        loading={isPending}
        onClick={press}
      >
        <span>
          <Trans>
            Get <Reward raw={amount} token={token} isPublic />
          </Trans>
        </span>
      </FormButton>
      {advice && <p role="status">{i18n._(advice)}</p>}
      <TransactionDialog state={state} summary={summary} onDismiss={reset} />
    </>
  );
}

const rowsOf = ({ faucet }: FaucetView): readonly KeyValueRow[] => [
  {
    key: 'amount',
    label: <Trans>Each account gets</Trans>,
    value: <Reward raw={faucet.amount} token={faucet.token} isPublic />,
  },
  { key: 'interval', label: <Trans>How often</Trans>, value: <Interval seconds={faucet.interval} /> },
  {
    key: 'held',
    label: <Trans>Left in the faucet</Trans>,
    value: <Reward raw={faucet.held} token={faucet.token} isPublic />,
  },
  { key: 'contract', label: <Trans>Contract</Trans>, value: <AddressLink address={faucet.contract} /> },
];

export function FaucetCard({ contract }: { readonly contract: Address }): ReactElement {
  const view = useFaucetCard(contract);
  const { token, isFailed } = view.faucet;
  if (isFailed) {
    return (
      <Box>
        <EmptyState icon="alert" title={<Trans>Couldn't load this faucet</Trans>}>
          <Trans>The node didn't respond, or there is no faucet at this address. Retrying with each new block.</Trans>
        </EmptyState>
        <AddressLink address={contract} />
      </Box>
    );
  }
  if (!token) {
    return (
      <Box aria-busy="true">
        <Skeleton $height={bodyHeight} />
      </Box>
    );
  }
  return (
    <Box>
      <h2>
        <TokenLogo currency={token} size={32} />
        {token.symbol}
      </h2>
      <KeyValue size={14} rows={rowsOf(view)} />
      <GetTokens view={view} />
    </Box>
  );
}
