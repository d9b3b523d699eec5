import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { miningWords } from '#features/earnForm/index.ts';
import { TransactionDialog, useSummaryOf } from '#features/transactions/index.ts';
import { Reward } from '#features/rewards/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import type { Wallet } from '#reads/wallet/useWallet.ts';
import { modalToggled } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { planClaimTrades } from '#writes/tradeMining.ts';
import { useNetworkSwitch } from '#writes/useNetworkSwitch.ts';
import { useSubmit } from '#writes/useSubmit.ts';
import type { TradePageView } from './useTradePage.ts';

type Hindrance = 'watching' | 'wrongNetwork' | 'connectWallet' | 'loading' | 'vaultShort' | 'nothing';

/** Why nothing can be claimed now; the first that applies. */
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

/** Takes the rewards of all pairs at once: the button says what is missing, else it claims. */
export function ClaimTrades({ page }: { readonly page: TradePageView }): ReactElement {
  const { i18n } = useLingui();
  const dispatch = useAppDispatch();
  const wallet = useWallet();
  const { switchNetwork, isSwitching } = useNetworkSwitch();
  const { state, submit, reset } = useSubmit();
  const words = useSummaryOf();
  const { mining, contract } = page;
  const { rewardToken, claimable } = mining;
  const hindrance = hindranceOf(wallet, mining);
  const plan = rewardToken && planClaimTrades(contract, rewardToken);
  const summary = plan ? words(plan.info) : '';
  const press = {
    connectWallet: () => void dispatch(modalToggled('WALLET')),
    wrongNetwork: switchNetwork,
    claim: plan && (() => void submit(plan, summary)),
  };
  const action =
    hindrance === 'connectWallet' || hindrance === 'wrongNetwork'
      ? press[hindrance]
      : hindrance === undefined
        ? press.claim
        : undefined;
  return (
    <>
      <SendButton
        variant="primary"
        size="lg"
        block
        disabled={action === undefined && !isSwitching}
        loading={isSwitching}
        onClick={action}
      >
        {hindrance === undefined ? (
          <span>
            <Trans>
              Claim <Reward raw={claimable} token={rewardToken} />
            </Trans>
          </span>
        ) : hindrance === 'nothing' ? (
          <Trans>Nothing to claim yet</Trans>
        ) : (
          i18n._(miningWords(hindrance, '', action !== undefined))
        )}
      </SendButton>
      <TransactionDialog state={state} summary={summary} onDismiss={reset} />
    </>
  );
}
