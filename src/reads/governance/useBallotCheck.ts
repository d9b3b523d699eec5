import useSWR from 'swr';
import { readRpc } from '#chain/rpc/readRpc.ts';
import type { SignedBallot } from '#domain/governance/ballot.ts';
import { importWithRetry } from '#lib/later.ts';

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false };

const check = async (ballot: SignedBallot): Promise<boolean> =>
  (await importWithRetry(() => import('#chain/sending/signBallot.ts'))).isBallotOfVoter(readRpc, ballot);

export const useBallotCheck = (ballot: SignedBallot | undefined): boolean | undefined => {
  const key = ballot ? ['ballot', ballot.signature, ballot.voter, ballot.proposalId.toString(), ballot.support] : null;
  return useSWR(key, () => (ballot ? check(ballot) : undefined), ONCE).data;
};
