import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { exactText } from '#domain/format/formatExact.ts';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { ageWords } from '#features/blockAge/index.ts';
import { useEarnSend } from '#features/earnForm/index.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { ConnectButton } from '#features/wallet/index.ts';
import { ReadyLabel, Reward } from '#features/rewards/index.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Button } from '#ui/fields/Button.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { planOrderClaim } from '#writes/rewards/orderMining.ts';
import { isOnClaimButton } from './isOnClaimButton.ts';
import { ClaimCard } from './OrderStyles.ts';
import type { OrderMiningView } from './useOrderMiningPage.ts';

interface PartProps {
  readonly page: OrderMiningView;
}

function ComputedTo({ page }: PartProps): ReactElement {
  const { t } = useLingui();
  const { record, block, blockTime } = page;
  const end = record?.addRewardEndBlock;
  if (end === undefined || block === undefined || end > BigInt(block)) return <>{NO_VALUE}</>;
  if (end === 0n) return <Trans>Nothing computed for you yet</Trans>;
  const number = formatWhole(Number(end));
  const age = t(ageWords(Math.round(((block - Number(end)) * blockTime.ms) / 1000)));
  return (
    <Trans>
      Block {number}, {age} ago
    </Trans>
  );
}

function NoSigner(): ReactElement | null {
  const { status, signer } = useWallet();
  if (signer !== undefined) return null;
  if (status !== 'watching') return <ConnectButton block />;
  return (
    <Button variant="primary" block disabled>
      <Trans>Watching only</Trans>
    </Button>
  );
}

function ClaimButton({ page }: PartProps): ReactElement {
  const { rewards, token, index, record, isFailed, isClaimShort } = page;
  const { signer } = useWallet();
  const { state, summary, send, reset } = useEarnSend(
    token && index !== undefined ? () => planOrderClaim(rewards, token, index, record?.reward) : undefined,
  );
  const words = (): ReactElement => {
    if (record === undefined) return isFailed ? <Trans>Couldn't load your rewards</Trans> : <Trans>Loading</Trans>;
    if (isClaimShort) return <Trans>The rewards vault can't pay</Trans>;
    return (
      <span>
        <Trans>
          Claim <Reward raw={record.reward} token={token} />
        </Trans>
      </span>
    );
  };
  return (
    <>
      {signer !== undefined && record?.reward !== 0n && (
        <SendButton
          repeats={{ kinds: ['claimOrderRewards'] }}
          variant="primary"
          block
          disabled={!send || record === undefined || isClaimShort}
          onClick={send}
        >
          {words()}
        </SendButton>
      )}
      <TransactionDialog state={state} summary={summary} onDismiss={reset} />
    </>
  );
}

export function ClaimOrders({ page }: PartProps): ReactElement {
  const mask = useMask();
  const { signer } = useWallet();
  const { record, token } = page;
  const exact =
    record && token ? `${exactText(record.reward, token.decimals)} ${shortenSymbol(token.symbol)}` : NO_VALUE;
  return (
    <ClaimCard>
      <KeyValue
        size={14}
        rows={[
          ...(isOnClaimButton(page, signer)
            ? []
            : [{ key: 'exact', label: <ReadyLabel isPaid={!page.isClaimShort} />, value: mask(exact) }]),
          { key: 'computed', label: <Trans>Computed up to</Trans>, value: <ComputedTo page={page} /> },
        ]}
      />
      <NoSigner />
      <ClaimButton page={page} />
    </ClaimCard>
  );
}
