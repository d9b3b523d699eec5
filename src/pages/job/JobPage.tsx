import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { jobs, jobsProblem } from '#config/jobs.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { Block } from '#ui/layout/Block.ts';
import { Cards, Screen } from '#ui/layout/ListPage.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';

/** Source: spec 001 section 2, `/job`. */
export function JobPage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Jobs`);
  return (
    <Screen>
      <PageHead title={<Trans>Jobs</Trans>} words={<Trans>Work on the exchange with us</Trans>} />
      {jobsProblem !== undefined && <Banner tone="danger">{jobsProblem}</Banner>}
      <Cards>
        {jobs.map(({ title, text, apply }) => (
          <Block key={title} as="article">
            <h2>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <div>
              <ExternalLink href={apply} label={t`Apply for ${title}`}>
                <Trans>Apply</Trans>
              </ExternalLink>
            </div>
          </Block>
        ))}
        {jobs.length === 0 && (
          <Block>
            <EmptyState icon="list" title={<Trans context="jobs">No open positions</Trans>}>
              <Trans>Positions appear here once there are some.</Trans>
            </EmptyState>
          </Block>
        )}
      </Cards>
    </Screen>
  );
}
