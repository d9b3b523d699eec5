import { useMemo, type ReactElement, type ReactNode } from 'react';
import { rules } from '#config/rules.ts';
import { HeldBlock } from '../calls/HeldBlock.tsx';
import { ReadPace, type Pace } from '../calls/ReadPace.ts';
import { useWallet } from '../wallet/useWallet.ts';

interface VisitorPaceProps {
  readonly children: ReactNode;
}

/**
 * Reads and shows its children's figures every half minute while no account is connected, so that nothing on the page
 * can be signed. Children stay mounted when an account connects.
 */
export function VisitorPace({ children }: VisitorPaceProps): ReactElement {
  const { account } = useWallet();
  const pace = useMemo(
    (): Pace | undefined => (account === undefined ? { blocks: rules.rewards.listBlocks, account } : undefined),
    [account],
  );
  return (
    <ReadPace value={pace}>
      <HeldBlock blocks={pace?.blocks}>{children}</HeldBlock>
    </ReadPace>
  );
}
