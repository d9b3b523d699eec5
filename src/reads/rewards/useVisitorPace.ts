import { useMemo } from 'react';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Pace } from '#reads/calls/ReadPace.ts';

const { listBlocks } = rules.rewards;

/** Slows a page while no account is connected, so that nothing on it can be signed. */
export const useVisitorPace = (account: Address | undefined): Pace | undefined =>
  useMemo(() => (account === undefined ? { blocks: listBlocks, account } : undefined), [account]);
