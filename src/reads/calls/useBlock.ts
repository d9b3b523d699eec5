import { createContext, use } from 'react';
import { shallowEqual } from 'react-redux';
import { selectBlock, type Block } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';

/** Block that a `HeldBlock` shows in place of the newest one. */
export const BlockHeld = createContext<Block | undefined>(undefined);

export const useBlock = (): Block => {
  const held = use(BlockHeld);
  return useAppSelector((state) => held ?? selectBlock(state), shallowEqual);
};
