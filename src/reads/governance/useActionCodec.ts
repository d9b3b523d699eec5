import useSWR from 'swr';
import type * as actionCodec from '#chain/governance/actionCodec.ts';
import { importWithRetry } from '#lib/later.ts';

export type ActionCodec = typeof actionCodec;

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false };

export const useActionCodec = (): ActionCodec | undefined =>
  useSWR('actionCodec', () => importWithRetry(() => import('#chain/governance/actionCodec.ts')), ONCE).data;
