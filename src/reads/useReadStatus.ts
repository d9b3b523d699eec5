import { selectConnection } from '../state/app/selectors.ts';
import type { Connection } from '../state/app/slice.ts';
import { useAppSelector } from '../state/hooks.ts';

/** Whether the chain can be read. While it fails, what is shown is of the last block that could be. */
export const useReadStatus = (): Connection => useAppSelector(selectConnection);
