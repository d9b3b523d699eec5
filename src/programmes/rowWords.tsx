import { Trans } from '@lingui/react/macro';
import { Fragment, memo, type ReactElement } from 'react';
import { rules } from '#config/rules.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { TokenAmount } from '#domain/claims/claims.ts';
import type { VaultProgramme } from '#domain/mining/sharedVault.ts';
import type { Token } from '#domain/tokens/types.ts';
import { Reward, Runway } from '#features/rewards/index.ts';
import { useVaultOutlook } from '#features/vault/index.ts';
import { HeldBlock } from '#reads/calls/HeldBlock.tsx';

export function Lasts({ of }: { readonly of: ReactElement }): ReactElement {
  return <Trans>Rewards last, at today's rates: {of}</Trans>;
}

interface VaultProps {
  readonly programme: VaultProgramme;
}

const Outlook = memo(function Outlook({ programme }: VaultProps) {
  const { blocks, isKnown, blockTimeMs } = useVaultOutlook(programme);
  return <Lasts of={<Runway blocks={blocks} isKnown={isKnown} blockTimeMs={blockTimeMs} />} />;
});

export function VaultLasts({ programme }: VaultProps): ReactElement {
  return (
    <HeldBlock blocks={rules.rewards.listBlocks}>
      <Outlook programme={programme} />
    </HeldBlock>
  );
}

function Sum({ parts }: { readonly parts: readonly TokenAmount[] }): ReactElement {
  return (
    <>
      {parts.map(({ token, amount }, index) => (
        <Fragment key={token.address}>
          {index > 0 && ' + '}
          <Reward raw={amount} token={token} />
        </Fragment>
      ))}
    </>
  );
}

export function StakeAndEarn({ stake, pays }: { readonly stake: string; readonly pays: string }): ReactElement {
  return (
    <Trans>
      Stake <span translate="no">{stake}</span>, earn <span translate="no">{pays}</span>
    </Trans>
  );
}

export function GainADay({ held, gain }: { readonly held: TokenAmount; readonly gain: readonly TokenAmount[] }) {
  const [balance, earned] = [
    <Reward key="held" raw={held.amount} token={held.token} />,
    <Sum key="sum" parts={gain} />,
  ];
  return (
    <Trans>
      Your wallet's {balance} would earn about {earned} a day
    </Trans>
  );
}

export function OwnStake({ token, raw }: { readonly token: Token; readonly raw: bigint }): ReactElement {
  const staked = <Reward raw={raw} token={token} />;
  return <Trans>Your stake: {staked}</Trans>;
}

/** Each unknown token becomes a dash. */
export const symbolsOf = (tokens: readonly (Token | undefined)[]): string =>
  tokens.map((token) => (token ? shortenSymbol(token.symbol) : NO_VALUE)).join(' + ');
