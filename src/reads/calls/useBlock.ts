import { use } from 'react';
import { selectBlock, type Block } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import { BlockHeld } from './HeldBlock.tsx';

const isSame = (a: Block, b: Block): boolean =>
  a.number === b.number && a.timestamp === b.timestamp && a.seenAtMs === b.seenAtMs;

/** Shown block, or the one that a `HeldBlock` shows. */
export const useBlock = (): Block => {
  const held = use(BlockHeld);
  return useAppSelector((state) => held ?? selectBlock(state), isSame);
};
