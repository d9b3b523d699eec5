import { createContext, use } from 'react';
import { shallowEqual } from 'react-redux';
import { selectBlock, type Block } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';

/** Block that a `HeldBlock` shows in place of the newest one. */
export const BlockHeld = createContext<Block | undefined>(undefined);

/** True until `blocks` further blocks were mined, or the block number fell. */
export const isHeldFor =
  (blocks: number) =>
  (held: Block, next: Block): boolean => {
    const [from, to] = [held.number ?? NaN, next.number ?? NaN];
    return shallowEqual(held, next) || (blocks > 1 && to >= from && to < from + blocks);
  };

/** Draws the component with every `blocks`th block. */
export const useBlock = (blocks = 1): Block => {
  const held = use(BlockHeld);
  return useAppSelector((state) => held ?? selectBlock(state), isHeldFor(blocks));
};
