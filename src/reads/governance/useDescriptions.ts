import { useCallback, useEffect, useState } from 'react';
import { readDescription } from '#chain/logs/proposalLogs.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import type { ProposalFacts } from '#domain/governance/proposal.ts';
import type { Address } from '#domain/tokens/types.ts';

export type DescriptionReading =
  | { readonly status: 'ready'; readonly text: string }
  | { readonly status: 'loading' | 'missing' | 'failed' };

interface Descriptions {
  readonly of: (facts: ProposalFacts | undefined) => DescriptionReading;
  readonly retry: () => void;
}

type Known = ReadonlyMap<string, DescriptionReading>;

const LOADING: DescriptionReading = { status: 'loading' };

/** The proposal's block is `votingDelay` blocks before its snapshot. */
const keyOf = ({ id, startBlock }: ProposalFacts, votingDelay: bigint): string =>
  `${id.toString()}:${(startBlock - votingDelay).toString()}`;

const read = async (contract: Address, key: string, signal: AbortSignal): Promise<DescriptionReading> => {
  const [id = '0', block = '0'] = key.split(':');
  try {
    const text = await readDescription(readRpc, contract, { id: BigInt(id), block: Number(block) }, signal);
    return text === undefined ? { status: 'missing' } : { status: 'ready', text };
  } catch {
    return { status: 'failed' };
  }
};

/** A description exists only in a log of the proposal's block. The logs of all blocks are read once, in one request. */
export const useDescriptions = (
  contract: Address,
  proposals: readonly (ProposalFacts | undefined)[],
  votingDelay: bigint | undefined,
): Descriptions => {
  const [known, setKnown] = useState<Known>(new Map());
  const keys =
    votingDelay === undefined ? [] : proposals.flatMap((facts) => (facts ? [keyOf(facts, votingDelay)] : []));
  const missing = keys.filter((key) => !known.has(key)).join(' ');
  useEffect(() => {
    if (missing === '') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const all = missing.split(' ').map(async (key) => [key, await read(contract, key, signal)] as const);
    void Promise.all(all).then((found) => {
      if (!signal.aborted) setKnown((before) => new Map([...before, ...found]));
    });
    return () => controller.abort();
  }, [contract, missing]);
  const of = useCallback(
    (facts: ProposalFacts | undefined) =>
      (facts && votingDelay !== undefined && known.get(keyOf(facts, votingDelay))) || LOADING,
    [known, votingDelay],
  );
  const retry = useCallback(
    () => setKnown((before) => new Map([...before].filter(([, { status }]) => status === 'ready'))),
    [],
  );
  return { of, retry };
};
