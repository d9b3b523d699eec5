import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { splitDescription } from '#domain/governance/description.ts';
import { isFormattable, withoutTurns } from '#domain/governance/markdown.ts';
import type { DescriptionReading } from '#reads/governance/useDescriptions.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { PlainText } from './MarkdownStyles.ts';

const Markdown = lazyPart(async () => (await import('./Markdown.tsx')).Markdown);

const textHeight = '160px';

export function Body({ text }: { readonly text: string }): ReactElement {
  const { t } = useLingui();
  if (isFormattable(text)) return <Markdown text={text} />;
  return (
    <>
      <p>
        <Trans>This text is too long to be formatted.</Trans>
      </p>
      <PlainText dir="auto" tabIndex={0} role="group" aria-label={t`Description`}>
        {withoutTurns(text)}
      </PlainText>
    </>
  );
}

interface DescriptionProps {
  readonly reading: DescriptionReading;
  readonly onRetry: () => void;
}

export function Description({ reading, onRetry }: DescriptionProps): ReactElement {
  switch (reading.status) {
    case 'loading':
      return <Skeleton $height={textHeight} />;
    case 'missing':
      return (
        <p>
          <Trans>
            The node doesn't keep logs of this proposal's block, so its text isn't known. What it does is below.
          </Trans>
        </p>
      );
    case 'failed':
      return (
        <p role="status">
          <Trans>Couldn't load the description.</Trans>{' '}
          <Button size="xs" variant="outline" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      );
    case 'ready': {
      const { body } = splitDescription(reading.text);
      return body === '' ? (
        <p>
          <Trans>This proposal has no description.</Trans>
        </p>
      ) : (
        <Body text={body} />
      );
    }
  }
}
