import { use, useEffect } from 'react';
import { selectBlock } from '#state/app/selectors.ts';
import { useAppStore } from '#state/hooks.ts';
import { BlockHeld } from './useBlock.ts';

/** Calls `act` with each block that the component would show, without drawing it. `act` must stay the same function. */
export const useEachBlock = (act: ((blockNumber: number) => void) | undefined): void => {
  const held = use(BlockHeld);
  const store = useAppStore();
  useEffect(() => {
    let last: number | undefined;
    const look = (): void => {
      const { number } = held ?? selectBlock(store.getState());
      if (number !== undefined && number !== last) act?.((last = number));
    };
    look();
    return store.subscribe(look);
  }, [act, held, store]);
};
