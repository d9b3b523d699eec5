import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ListProblem } from '#domain/lists/types.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { listProblemWords } from './listProblemWords.ts';

const Sentence = styled.span`
  display: block;
`;

export function ListProblemText({ problem }: { readonly problem: ListProblem }): ReactElement {
  const { i18n } = useLingui();
  return (
    <>
      {listProblemWords(problem).map((words) => {
        const sentence = i18n._(words);
        return <Sentence key={sentence}>{`${sentence} `}</Sentence>;
      })}
    </>
  );
}

interface ListProblemBannerProps {
  readonly problem: ListProblem;
  readonly onRetry: () => void;
}

export function ListProblemBanner({ problem, onRetry }: ListProblemBannerProps): ReactElement {
  const action = (
    <Button size="sm" onClick={onRetry}>
      <Trans>Try Again</Trans>
    </Button>
  );
  return (
    <Banner tone="danger" role="alert" title={<Trans>Error importing list</Trans>} action={action}>
      <ListProblemText problem={problem} />
    </Banner>
  );
}
