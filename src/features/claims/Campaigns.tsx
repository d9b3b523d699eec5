import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { env } from '#config/env.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { useAirdrops, type Airdrop } from '#reads/claims/useAirdrops.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import { weight } from '#ui/theme/theme.ts';
import { Reward } from '../rewards/index.ts';
import { ClaimForAnother } from './ClaimForAnother.tsx';
import type { RewardClaim } from '#programmes/claim.ts';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { paths } from '#config/paths.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { useHasIdleVotes } from '#reads/governance/useHasIdleVotes.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';

export function Delegation({
  account,
  token,
}: {
  readonly account: Address;
  readonly token: Token;
}): ReactElement | null {
  const hasIdleVotes = useHasIdleVotes(account, token.address);
  const symbol = shortenSymbol(token.symbol);
  if (!hasIdleVotes) return null;
  return (
    <p>
      <Trans>Your {symbol} can vote once its votes are delegated, to yourself or to somebody else.</Trans>{' '}
      <RouteLink to={paths.governance}>
        <Trans>Go to delegation</Trans>
      </RouteLink>
    </p>
  );
}

type Problem = Extract<Airdrop['state'], { readonly kind: 'failed' }>['problem'];

const airdropProblemWords = (problem: Problem, account: Address): MessageDescriptor => {
  switch (problem) {
    case 'partialSearch':
      return msg`Claim for ${account} was not found in partial search`;
    case 'allMappings':
      return msg`Claim for ${account} was not found after searching all mappings`;
    case 'claimFile':
      return msg`Claim for ${account} was not found in claim file!`;
    case 'notReadable':
      return msg`The claim files can't be read. Tell the exchange about it.`;
    case 'notLoaded':
      return msg`The claim files couldn't be loaded. Check your connection and try again.`;
  }
};

const Name = styled.strong`
  display: block;
  font-weight: ${weight('medium')};
  overflow-wrap: anywhere;
`;

interface StatusProps {
  readonly airdrop: Airdrop;
  readonly account: Address;
  readonly onRetry: () => void;
}

function Status({ airdrop: { config, state }, account, onRetry }: StatusProps): ReactElement {
  const { i18n } = useLingui();
  switch (state.kind) {
    case 'loading':
      return <Skeleton $width="120px" $height="16px" />;
    case 'forged':
      return (
        <p role="alert">
          <Trans>
            The claim files don't match the contract, so your wallet is not asked. Tell the exchange about it.
          </Trans>
        </p>
      );
    case 'claimed':
      return (
        <>
          <p>
            <Trans>Claimed</Trans> · <Reward raw={state.entry.amount} token={state.token} />
          </p>
          <Delegation account={account} token={state.token} />
        </>
      );
    case 'open':
      return (
        <p>
          <Trans>Claimable</Trans> · <Reward raw={state.entry.amount} token={state.token} />
        </p>
      );
    case 'failed':
      return (
        <>
          <p>{i18n._(airdropProblemWords(state.problem, account))}</p>
          {config.kind === 'ido' && state.problem !== 'notLoaded' && (
            <p>
              <Trans>Only the address that was whitelisted for the IDO can claim it.</Trans>
            </p>
          )}
          {state.problem === 'notLoaded' && (
            <Button size="xs" variant="outline" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </>
      );
  }
}

interface CampaignsProps {
  readonly account: Address;
  readonly onClaim: ((claims: readonly RewardClaim[]) => void) | undefined;
}

function AllCampaigns({ account, onClaim }: CampaignsProps): ReactElement | null {
  const { airdrops, retry } = useAirdrops(account);
  if (airdrops.length === 0) return null;
  return (
    <Disclosure>
      <summary>
        <span>
          <Trans>IDO & Claim</Trans>
        </span>
        <span>
          <Trans>Airdrops, IDOs and campaigns</Trans>
        </span>
      </summary>
      <div>
        {airdrops.map((airdrop) => (
          <div key={airdrop.config.id}>
            <Name>{airdrop.config.title}</Name>
            <Status airdrop={airdrop} account={account} onRetry={retry} />
          </div>
        ))}
        {onClaim && <ClaimForAnother account={account} onClaim={onClaim} />}
      </div>
    </Disclosure>
  );
}

export function Campaigns(props: CampaignsProps): ReactElement | null {
  return env.airdrops.length > 0 ? <AllCampaigns {...props} /> : null;
}
