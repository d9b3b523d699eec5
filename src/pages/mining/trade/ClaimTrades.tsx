import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { miningWords, useEarnSend } from '#features/earnForm/index.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { Reward } from '#features/rewards/index.ts';
import { FormButton } from '#features/sendButton/index.ts';
import { useWalletSteps } from '#features/wallet/index.ts';
import { useWallet, type Wallet } from '#reads/wallet/useWallet.ts';
import { planClaimTrades } from '#writes/rewards/tradeMining.ts';
import { useNetworkSwitch } from '#writes/wallet/useNetworkSwitch.ts';
import type { TradePageView } from './useTradePage.ts';

type Hindrance = 'watching' | 'wrongNetwork' | 'connectWallet' | 'loading' | 'vaultShort' | 'nothing';

const hindranceOf = (
  { status, signer }: Pick<Wallet, 'status' | 'signer'>,
  { claimable, isClaimShort }: Pick<TradePageView['mining'], 'claimable' | 'isClaimShort'>,
): Hindrance | undefined => {
  if (status === 'watching') return 'watching';
  if (status === 'wrongNetwork') return 'wrongNetwork';
  if (signer === undefined) return 'connectWallet';
  if (claimable === undefined) return 'loading';
  if (claimable === 0n) return 'nothing';
  return isClaimShort ? 'vaultShort' : undefined;
};

export function ClaimTrades({ page }: { readonly page: TradePageView }): ReactElement {
  const { i18n } = useLingui();
  const walletSteps = useWalletSteps();
  const wallet = useWallet();
  const { isSwitching } = useNetworkSwitch();
  const { mining, contract } = page;
  const { rewardToken, claimable, pools } = mining;
  const hindrance = hindranceOf(wallet, mining);
  const makePlan = rewardToken && (() => planClaimTrades(contract, rewardToken, pools, claimable));
  const { state, summary, send, reset } = useEarnSend(makePlan);
  const presses: Readonly<Record<string, (() => void) | undefined>> = { ...walletSteps };
  const action = hindrance ? presses[hindrance] : send;
  const problem =
    hindrance && hindrance !== 'nothing' ? i18n._(miningWords(hindrance, '', action !== undefined)) : undefined;
  return (
    <>
      {hindrance !== 'nothing' && (
        <FormButton repeats={{ kinds: ['claimTrades'] }} problem={problem} loading={isSwitching} onClick={action}>
          <span>
            <Trans>
              Claim <Reward raw={claimable} token={rewardToken} />
            </Trans>
          </span>
        </FormButton>
      )}
      <TransactionDialog state={state} summary={summary} onDismiss={reset} />
    </>
  );
}
