import type { Freshness } from '#domain/freshness/freshness.ts';
import { useBlockAge } from './useBlockAge.ts';

export const useFreshness = (): Freshness => useBlockAge(({ freshness }) => freshness);
