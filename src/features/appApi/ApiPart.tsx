import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { ApiRead } from '#reads/appApi/useApiRead.ts';
import { valueOf } from '#lib/loadable.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { apiProblemWords } from './apiProblemWords.ts';

interface ApiPartProps<T> {
  readonly read: ApiRead<T>;
  readonly failure: ReactNode;
  readonly height: string;
  readonly children: (value: T) => ReactNode;
}

export function ApiPart<T>({ read, failure, height, children }: ApiPartProps<T>): ReactElement | null {
  const { i18n } = useLingui();
  const { answer, retry } = read;
  const value = valueOf(answer);
  if (answer.status === 'idle') return null;
  return (
    <>
      {answer.status === 'failed' && (
        <Banner
          tone="warning"
          role="status"
          title={failure}
          action={
            <Button size="sm" variant="outline" onClick={retry}>
              <Trans>Retry</Trans>
            </Button>
          }
        >
          {i18n._(apiProblemWords(answer.error))}
        </Banner>
      )}
      {answer.status === 'loading' && value === undefined && (
        <div aria-busy="true">
          <Skeleton $height={height} />
        </div>
      )}
      {value !== undefined && children(value)}
    </>
  );
}
