import { useMemo, type ReactElement, type ReactNode } from 'react';
import { rules } from '#config/rules.ts';
import { HeldBlock } from '../calls/HeldBlock.tsx';
import { ReadPace, type Pace } from '../calls/ReadPace.ts';
import { useWallet } from '../wallet/useWallet.ts';

interface PacedProps {
  readonly children: ReactNode;
}

/**
 * Reads its children's figures at `pace`, and shows them at it unless an account's own amounts are read with each block.
 * Children stay mounted when the pace changes.
 */
export function Paced({ pace, children }: PacedProps & { readonly pace: Pace | undefined }): ReactElement {
  return (
    <ReadPace value={pace}>
      <HeldBlock blocks={pace?.account === undefined ? pace?.blocks : undefined}>{children}</HeldBlock>
    </ReadPace>
  );
}

/** Paces figures while no account is connected, so that nothing on the page can be signed. */
export function VisitorPace({ children }: PacedProps): ReactElement {
  const { account } = useWallet();
  const pace = useMemo(
    (): Pace | undefined => (account === undefined ? { blocks: rules.rewards.listBlocks, account } : undefined),
    [account],
  );
  return <Paced pace={pace}>{children}</Paced>;
}
