import type { ReactElement, ReactNode } from 'react';
import { Head, HeadWords } from './ListPage.ts';

interface PageHeadProps {
  readonly title: ReactNode;
  readonly words: ReactNode;
  readonly children?: ReactNode;
}

export function PageHead({ title, words, children }: PageHeadProps): ReactElement {
  return (
    <Head>
      <HeadWords>
        <h1>{title}</h1>
        <p>{words}</p>
      </HeadWords>
      {children}
    </Head>
  );
}
