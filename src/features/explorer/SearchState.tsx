import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { exactText } from '#domain/format/formatExact.ts';
import { Button } from '#ui/fields/Button.tsx';

interface SearchStateProps {
  readonly status: 'loading' | 'reading' | 'complete' | 'failed';
  readonly retry: () => void;
  readonly failed?: ReactNode;
  readonly searching?: ReactNode;
}

export function SearchState({ status, retry, failed, searching }: SearchStateProps): ReactElement {
  return (
    <span role="status">
      {status === 'failed' && (
        <>
          {failed ?? <Trans>Couldn't search all blocks, so entries may be missing.</Trans>}{' '}
          <Button size="xs" variant="outline" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
      {(status === 'loading' || status === 'reading') && (searching ?? <Trans>Searching earlier blocks</Trans>)}
    </span>
  );
}

interface SearchedBlocksProps {
  readonly coverage: { readonly fromBlock: number; readonly toBlock: number } | undefined;
}

export function SearchedBlocks({ coverage }: SearchedBlocksProps): ReactElement | null {
  if (!coverage) return null;
  const [from, to] = [coverage.fromBlock, coverage.toBlock].map((block) => exactText(BigInt(block), 0));
  return (
    <span>
      <Trans>
        Searched blocks {from} to {to}
      </Trans>
    </span>
  );
}
