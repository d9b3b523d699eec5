import { selectBlockAge, type BlockAge } from '#state/app/selectBlockAge.ts';
import { useAppSelector } from '#state/hooks.ts';
import { useNow } from '#ui/hooks/useNow.ts';

const pulseMs = 1000;

export const useBlockAge = (): BlockAge => {
  const app = useAppSelector((state) => state.app);
  return selectBlockAge({ app }, useNow(pulseMs));
};
