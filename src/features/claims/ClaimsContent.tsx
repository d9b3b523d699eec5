import { Plural, Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import { sumByToken } from '#domain/claims/claims.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { totalOf } from '#domain/prices/dollarTotals.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Press } from '#domain/transactions/walletRequest.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Button } from '#ui/fields/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Dollars, Money } from '../money/index.ts';
import { useSendAll, type SendAll } from '../transactions/index.ts';
import { SendButton } from '../sendButton/index.ts';
import { ClaimRow } from './ClaimRow.tsx';
import { ClaimValue } from './ClaimValue.tsx';
import { ClaimRows } from './ClaimStyles.ts';
import { Campaigns } from './Campaigns.tsx';
import { Distribution } from './Distribution.tsx';
import { ClaimSteps } from './ClaimSteps.tsx';
import type { ClaimProgramme, RewardClaim } from '#programmes/claim.ts';
import { claimProgrammes } from '#programmes/claimProgrammes.ts';
import type { RewardProgramme } from '#programmes/list.ts';
import { Amounts } from './Amounts.tsx';
import { useClaimList, type ClaimList } from './useClaimList.ts';

const SKELETON_HEIGHT = '64px';

function Chosen({ list }: { readonly list: ClaimList }): ReactElement {
  const chosen = list.listed.filter(({ isChosen }) => isChosen);
  const rewards = chosen.flatMap(({ claim }) => claim.rewards);
  const sums = sumByToken(rewards);
  const fees = chosen.map(({ fee }) => fee).filter((fee) => fee !== undefined);
  const feeDollars = chosen.map((entry) => entry.feeDollars).filter((entry) => entry !== undefined);
  const isPriced = feeDollars.length === chosen.length;
  return (
    <KeyValue
      size={14}
      rows={[
        {
          key: 'sum',
          label: <Trans>Chosen</Trans>,
          value: chosen.length === 0 ? NO_VALUE : <Amounts rewards={sums} />,
        },
        {
          key: 'dollars',
          label: <Trans>Value</Trans>,
          value: <ClaimValue amounts={sums} prices={list.prices.tokens} />,
        },
        {
          key: 'fee',
          label: <Trans>Network fee, estimated</Trans>,
          value:
            fees.length < chosen.length ? (
              NO_VALUE
            ) : (
              <>
                <Money raw={fees.reduce((sum, fee) => sum + fee, 0n)} currency={nativeCurrency} role="paid" />
                {isPriced && (
                  <>
                    {' ('}
                    <Dollars value={totalOf(feeDollars)} isPublic />)
                  </>
                )}
              </>
            ),
        },
      ]}
    />
  );
}

function NoClaims({ isComplete }: Pick<ClaimList, 'isComplete'>): ReactElement {
  if (!isComplete) {
    return (
      <div aria-busy="true">
        <Skeleton $height={SKELETON_HEIGHT} />
      </div>
    );
  }
  return (
    <EmptyState icon="layers" title={<Trans>Nothing to claim yet</Trans>}>
      <Trans>Rewards of mining, staking and burning appear here as they grow.</Trans>
    </EmptyState>
  );
}

/** Locks come first, because the last call gives the transaction its name and rewards. */
const locksFirst = (claims: readonly RewardClaim[]): readonly RewardClaim[] =>
  claims.toSorted((a, b) => Number(b.programme.locks ?? false) - Number(a.programme.locks ?? false));

const pressOf = (claims: readonly RewardClaim[]): Press => ({ kinds: claims.map(({ plan }) => plan.info.kind) });

interface ChoiceProps {
  readonly account: Address;
  readonly list: ClaimList;
  readonly canSign: boolean;
  readonly isBatch: boolean | undefined;
  readonly onClaim: (claims: readonly RewardClaim[]) => void;
}

function Choice({ account, list, canSign, isBatch, onClaim }: ChoiceProps): ReactElement {
  const { listed, isComplete, choose } = list;
  const chosen = listed.filter(({ isChosen }) => isChosen).map(({ claim }) => claim);
  const count = chosen.length;
  if (listed.length === 0) return <NoClaims isComplete={isComplete} />;
  return (
    <>
      <ClaimRows>
        {listed.map((entry) => (
          <ClaimRow
            prices={list.prices.tokens}
            key={entry.claim.id}
            listed={entry}
            onChoose={canSign ? (isChosen) => choose(entry.claim.id, isChosen) : undefined}
          />
        ))}
      </ClaimRows>
      {!list.only && <Distribution account={account} />}
      {!isComplete && (
        <p role="status">
          <Trans>Still loading: some rewards may be missing.</Trans>
        </p>
      )}
      {canSign && (
        <>
          <Chosen list={list} />
          <SendButton
            repeats={pressOf(chosen)}
            variant="primary"
            size="lg"
            block
            disabled={count === 0}
            loading={count > 1 && isBatch === undefined}
            onClick={() => onClaim(chosen)}
          >
            {count === 0 ? (
              <Trans>Choose what to claim</Trans>
            ) : (
              <Plural value={count} one="Claim # reward" other="Claim # rewards" />
            )}
          </SendButton>
          {count > 1 && isBatch === false && (
            <p>
              <Trans>Your wallet will ask you to confirm each one.</Trans>
            </p>
          )}
        </>
      )}
    </>
  );
}

interface SendingProps {
  readonly sending: SendAll;
  readonly claims: readonly RewardClaim[];
  readonly onBack: () => void;
}

function Sending({ sending, claims, onBack }: SendingProps): ReactElement {
  const { phase, steps, retry } = sending;
  const canRetry = steps.some(({ kind }) => kind === 'failed');
  return (
    <>
      <ClaimSteps claims={claims} sending={sending} />
      {phase === 'done' && canRetry && (
        <SendButton repeats={pressOf(claims)} size="lg" block onClick={retry}>
          <Trans>Try the skipped ones again</Trans>
        </SendButton>
      )}
      {phase === 'done' && (
        <Button variant="ghost" block onClick={onBack}>
          <Trans>Back to the list</Trans>
        </Button>
      )}
    </>
  );
}

interface ClaimsContentProps {
  readonly account: Address;
  readonly only?: RewardProgramme;
  readonly programmes?: readonly ClaimProgramme[];
}

export function ClaimsContent({ account, only, programmes = claimProgrammes }: ClaimsContentProps): ReactElement {
  const { signer } = useWallet();
  const list = useClaimList(account, programmes, only);
  const [sent, setSent] = useState<readonly RewardClaim[]>();
  const chosen = list.listed.filter(({ isChosen }) => isChosen).length;
  const sending = useSendAll((sent?.length ?? chosen) > 1);
  const claim = (claims: readonly RewardClaim[]): void => {
    setSent(claims);
    sending.start(locksFirst(claims).map(({ plan }) => plan));
  };
  return (
    <DialogColumn>
      {sent ? (
        <Sending sending={sending} claims={sent} onBack={() => setSent(undefined)} />
      ) : (
        <>
          <Choice
            account={account}
            list={list}
            canSign={signer === account}
            isBatch={sending.isBatch}
            onClaim={claim}
          />
          {!only && <Campaigns account={account} onClaim={signer === account ? claim : undefined} />}
        </>
      )}
    </DialogColumn>
  );
}
