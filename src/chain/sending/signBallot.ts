import { verifyTypedData } from 'ethers';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { ballotTypedData, ballotTypes, type Ballot, type SignedBallot } from '#domain/governance/ballot.ts';
import type { Address } from '#domain/tokens/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { governor as governorAbi } from '../abis/governor.ts';
import type { Eip1193Provider } from '../connectors/eip1193.ts';
import { tryCall, type Reader } from './send.ts';
import { classifySendError } from './sendProblem.ts';
import { signTypedData, type SigningProblem } from './signTypedData.ts';

const domainOf = async (reader: Reader, governor: Address) => {
  const called = await tryCall(reader, { from: governor, to: governor, data: governorAbi.name.encode(), value: 0n });
  if (!called.ok) throw new Error('The governor did not tell its name', { cause: called.error });
  const name = governorAbi.name.decode(called.value);
  if (!name.ok) throw new Error('The governor has no name', { cause: name.error });
  return { name: name.value, chainId: POLYGON_CHAIN_ID, verifyingContract: governor };
};

type Domain = Awaited<ReturnType<typeof domainOf>>;

const signerOf = (domain: Domain, { proposalId, support }: Ballot, signature: string): string | undefined => {
  try {
    return verifyTypedData(domain, { Ballot: [...ballotTypes.Ballot] }, { proposalId, support }, signature);
  } catch {
    return undefined;
  }
};

/** True if the voter signed the ballot. Rejects if no node answers. */
export const isBallotOfVoter = async (reader: Reader, ballot: SignedBallot): Promise<boolean> =>
  signerOf(await domainOf(reader, ballot.governor), ballot, ballot.signature) === ballot.voter;

/**
 * Signs a ballot; the signer must be the voter. The contract counts any signature, but as that of an account without
 * votes. Never rejects.
 */
export const signBallot = async (
  reader: Reader,
  wallet: Eip1193Provider,
  ballot: Omit<SignedBallot, 'signature'>,
  isCurrent: () => boolean,
): Promise<Result<SignedBallot, SigningProblem>> => {
  const { governor, voter } = ballot;
  try {
    const domain = await domainOf(reader, governor);
    const signed = await signTypedData(wallet, {
      account: voter,
      data: ballotTypedData(domain, ballot),
      signerOf: (signature) => signerOf(domain, ballot, signature),
      isCurrent,
    });
    return signed.ok ? ok({ ...ballot, signature: signed.value }) : signed;
  } catch (cause) {
    return err(classifySendError(cause));
  }
};
