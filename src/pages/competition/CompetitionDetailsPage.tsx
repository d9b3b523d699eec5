import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { env } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import { ApiPart } from '#features/appApi/index.ts';
import { CompetitionBoard } from '#features/competitions/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useCompetition } from '#reads/appApi/useCompetitions.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { Block } from '#ui/layout/Block.ts';
import { Head, HeadWords, Screen } from '#ui/layout/ListPage.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { color, space } from '#ui/theme/theme.ts';
import { NotSetUp } from './NotSetUp.tsx';

const bodyHeight = '480px';

const Rules = styled(Block)`
  & > ol {
    display: grid;
    gap: ${space(1)};
    padding-left: ${space(5)};
    list-style: decimal;
    color: ${color('text-2')};
    overflow-wrap: anywhere;
  }
`;

const idOf = (pathname: string): string | undefined =>
  /^\/competition\/details\/([A-Za-z0-9_-]{1,64})\/?$/.exec(pathname)?.[1];

function BackLink(): ReactElement {
  return (
    <ButtonFace as={RouteLink} to={paths.competition} data-variant="outline" data-size="sm">
      <Trans>All competitions</Trans>
    </ButtonFace>
  );
}

function DetailsHead({ name }: { readonly name?: string | undefined }): ReactElement {
  const { t } = useLingui();
  const title = name ?? t`Competition`;
  usePageTitle(title);
  return (
    <Head>
      <HeadWords>
        <h1>{title}</h1>
      </HeadWords>
      <BackLink />
    </Head>
  );
}

function Details({ id }: { readonly id: string }): ReactElement {
  const { account } = useWallet();
  const read = useCompetition(id, account);
  return (
    <>
      <DetailsHead name={valueOf(read.answer)?.name} />
      <ApiPart read={read} failure={<Trans>Couldn't load this competition</Trans>} height={bodyHeight}>
        {(details) => (
          <>
            <CompetitionBoard details={details} account={account} />
            {details.rules.length > 0 && (
              <Rules as="section" aria-labelledby="competition-rules">
                <h2 id="competition-rules">
                  <Trans>Rules</Trans>
                </h2>
                <ol>
                  {details.rules.map((rule) => (
                    <li key={rule}>{rule}</li>
                  ))}
                </ol>
              </Rules>
            )}
          </>
        )}
      </ApiPart>
    </>
  );
}

function NoDetails({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <>
      <DetailsHead />
      {children}
    </>
  );
}

/** Source: spec 001 section 2, `/competition/details/{id}`. */
export function CompetitionDetailsPage(): ReactElement {
  const id = idOf(useLocation().pathname);
  return (
    <Screen>
      {env.appApiUrl === undefined ? (
        <NoDetails>
          <NotSetUp />
        </NoDetails>
      ) : id === undefined ? (
        <NoDetails>
          <Notice title={<Trans>There is no such competition</Trans>}>
            <p>
              <Trans>The address names none. Choose one from the list.</Trans>
            </p>
          </Notice>
        </NoDetails>
      ) : (
        <Details key={id} id={id} />
      )}
    </Screen>
  );
}
