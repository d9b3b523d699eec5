import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { env } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import type { Referral } from '#domain/referral/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ApiPart } from '#features/appApi/index.ts';
import { CompetitionBoard } from '#features/competitions/index.ts';
import { EarnNav } from '#features/rewards/index.ts';
import { NoAccount } from '#features/wallet/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useCompetition } from '#reads/appApi/useCompetitions.ts';
import { useKeptInvitation, useReferral } from '#reads/appApi/useReferral.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { Block } from '#ui/layout/Block.ts';
import { Screen } from '#ui/layout/ListPage.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { space, text, weight } from '#ui/theme/theme.ts';
import { HowItPays } from './HowItPays.tsx';
import { Invitations } from './Invitations.tsx';
import { OrderMiningActivation, ReferralFigures } from './ReferralFigures.tsx';

const [figuresHeight, boardHeight, columnWidth] = ['320px', '480px', '340px'];

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${columnWidth}), 1fr));
  align-items: start;
  gap: ${space(4)};
  & > div {
    display: grid;
    gap: ${space(4)};
  }
`;

const Section = styled.h2`
  ${text(16)}
  font-weight: ${weight('semibold')};
`;

function MonthlyCompetition({
  id,
  account,
}: {
  readonly id: string;
  readonly account: Address | undefined;
}): ReactElement {
  return (
    <>
      <Section>
        <Trans>Competition of the month</Trans>
      </Section>
      <ApiPart
        read={useCompetition(id, account)}
        failure={<Trans>Couldn't load the competition</Trans>}
        height={boardHeight}
      >
        {(details) => <CompetitionBoard details={details} account={account} />}
      </ApiPart>
    </>
  );
}

interface OwnProps {
  readonly account: Address;
  readonly referral: Referral;
  readonly onChange: () => void;
}

function Own({ account, referral, onChange }: OwnProps): ReactElement {
  return (
    <>
      <ReferralFigures referral={referral} />
      <Columns>
        <Invitations key={account} account={account} referral={referral} onChange={onChange} />
        <div>
          <HowItPays />
          <OrderMiningActivation referral={referral} />
        </div>
      </Columns>
      {referral.competition !== undefined && <MonthlyCompetition id={referral.competition} account={account} />}
    </>
  );
}

function KeptNotice({ referral }: { readonly referral: Referral | undefined }): ReactElement | null {
  const kept = useKeptInvitation();
  const isOwn = referral?.invitations.some(({ code }) => code === kept) ?? false;
  if (kept === undefined || isOwn || referral?.joined) return null;
  return (
    <Banner
      tone="info"
      title={<Trans>You have been invited</Trans>}
      action={
        <ButtonFace as={RouteLink} to={`${paths.join}/${kept}`} data-variant="outline" data-size="sm">
          <Trans>See the invitation</Trans>
        </ButtonFace>
      }
    >
      <Trans>The invitation {kept} is kept in this browser until you join with an account.</Trans>
    </Banner>
  );
}

function WithService(): ReactElement {
  const { account } = useWallet();
  const read = useReferral(account);
  const referral = valueOf(read.answer);
  if (!account) {
    return (
      <>
        <KeptNotice referral={undefined} />
        <Block>
          <NoAccount>
            <Trans>Connect a wallet to generate your link and to see who joined with it.</Trans>
          </NoAccount>
        </Block>
        <HowItPays />
      </>
    );
  }
  return (
    <>
      <KeptNotice referral={referral} />
      <ApiPart read={read} failure={<Trans>Couldn't load your invitations</Trans>} height={figuresHeight}>
        {(known) => <Own account={account} referral={known} onChange={read.retry} />}
      </ApiPart>
      {!referral && <HowItPays />}
    </>
  );
}

function WithoutService(): ReactElement {
  return (
    <>
      <Banner tone="info" title={<Trans>Invitations are not set up here</Trans>}>
        <Trans>
          No referral service is set up on this site, so no links can be made. An invitation that you open is kept in
          this browser. Trading and mining work as usual.
        </Trans>
      </Banner>
      <HowItPays />
    </>
  );
}

/** Source: spec 001 sections 1, 2 and 9, `/referral`. */
export function ReferralPage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Referral`);
  return (
    <Screen>
      <EarnNav />
      <PageHead
        title={<Trans>Referral</Trans>}
        words={<Trans>Invite friends and earn when they trade and mine</Trans>}
      />
      {env.appApiUrl === undefined ? <WithoutService /> : <WithService />}
    </Screen>
  );
}
