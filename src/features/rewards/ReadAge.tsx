import { Trans } from '@lingui/react/macro';
import { use, type ReactElement } from 'react';
import { ReadPace, type Pace } from '#reads/calls/ReadPace.ts';
import { ListFoot } from '#ui/layout/ListPage.ts';

/**
 * Age of figures that are read at `pace`, by default that of the page; nothing if each block is read. In blocks, because
 * a time is wrong while blocks are slow or no node responds.
 */
export function ReadAge({ pace }: { readonly pace?: Pace | undefined }): ReactElement | null {
  const ofPage = use(ReadPace);
  const slowed = pace ?? ofPage;
  if (!slowed) return null;
  const { blocks, account } = slowed;
  return (
    <ListFoot as="p">
      {account === undefined ? (
        <Trans>Figures here are up to {blocks} blocks older than the newest block.</Trans>
      ) : (
        <Trans>
          Figures here are up to {blocks} blocks older than the newest block. Your own amounts are read with every
          block.
        </Trans>
      )}
    </ListFoot>
  );
}
