import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { env } from '#config/env.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { Screen } from '#ui/layout/ListPage.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { space } from '#ui/theme/theme.ts';
import { FaucetCard } from './FaucetCard.tsx';

const cardWidth = '320px';

const Faucets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${cardWidth}), 1fr));
  gap: ${space(4)};
`;

function NotSetUp(): ReactElement {
  return (
    <Notice title={<Trans>There is no faucet here</Trans>}>
      <p>
        <Trans>This site gives away no test tokens.</Trans>
      </p>
    </Notice>
  );
}

/** Source: spec 001 section 2, `/faucet`. */
export function FaucetPage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Faucet`);
  return (
    <Screen>
      <PageHead title={<Trans>Faucet</Trans>} words={<Trans>Test tokens to try the exchange with</Trans>} />
      {env.faucets.length === 0 ? (
        <NotSetUp />
      ) : (
        <Faucets>
          {env.faucets.map((contract) => (
            <FaucetCard key={contract} contract={contract} />
          ))}
        </Faucets>
      )}
    </Screen>
  );
}
