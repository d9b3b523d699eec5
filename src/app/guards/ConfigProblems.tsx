import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Trans } from '@lingui/react/macro';
import type { EnvProblem } from '#config/parseEnv.ts';
import { envProblemText } from '#config/envProblemText.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { space } from '#ui/theme/theme.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
`;

export function ConfigProblems({ problems }: { readonly problems: readonly EnvProblem[] }): ReactElement {
  return (
    <main>
      <Notice title={<Trans>The configuration is not complete</Trans>}>
        <p>
          <Trans>This copy of the exchange could not start because settings are missing or wrong.</Trans>
        </p>
        <List>
          {problems.map((problem) => (
            <li key={problem.name}>
              <Banner tone="danger">{envProblemText(problem)}</Banner>
            </li>
          ))}
        </List>
      </Notice>
    </main>
  );
}
