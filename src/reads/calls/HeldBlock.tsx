import type { ReactElement, ReactNode } from 'react';
import { selectBlock } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import { BlockHeld, isHeldFor } from './useBlock.ts';

interface HeldBlockProps {
  /** Undefined follows every block. */
  readonly blocks: number | undefined;
  readonly children: ReactNode;
}

/** Shows its children every `blocks`th block only, for lists of slow figures that nobody signs. */
export function HeldBlock({ blocks, children }: HeldBlockProps): ReactElement {
  const held = useAppSelector(selectBlock, isHeldFor(blocks ?? 1));
  return <BlockHeld value={blocks === undefined ? undefined : held}>{children}</BlockHeld>;
}

/** Shows every block within a `HeldBlock`. */
export function FollowBlocks({ children }: Pick<HeldBlockProps, 'children'>): ReactElement {
  return <BlockHeld value={undefined}>{children}</BlockHeld>;
}
