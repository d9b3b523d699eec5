import { fieldsOf } from '#lib/fields.ts';
import { isAddress, isHex } from '#lib/hex.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';

/** EIP-712 domain of a ballot, which has no version. Source: `castVoteBySig` of GovernorAlpha. */
interface BallotDomain {
  readonly name: string;
  readonly chainId: number;
  readonly verifyingContract: Address;
}

export interface Ballot {
  readonly proposalId: bigint;
  readonly support: boolean;
}

export const ballotTypes = {
  Ballot: [
    { name: 'proposalId', type: 'uint256' },
    { name: 'support', type: 'bool' },
  ],
} as const;

const domainType = [
  { name: 'name', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const;

/** JSON for `eth_signTypedData_v4` (EIP-712). Source: GovernorAlpha `castVoteBySig`. */
export const ballotTypedData = (domain: BallotDomain, { proposalId, support }: Ballot): string =>
  JSON.stringify({
    types: { EIP712Domain: domainType, ...ballotTypes },
    domain,
    primaryType: 'Ballot',
    message: { proposalId: proposalId.toString(), support },
  });

export interface SignedBallot extends Ballot {
  readonly governor: Address;
  readonly voter: Address;
  readonly signature: Hex;
}

const TYPE = 'signed vote';
const MAX_TEXT = 2000;

/** JSON, indented by two; the proposal's number is decimal text. */
export const signedBallotText = ({ proposalId, ...ballot }: SignedBallot, chainId: number): string =>
  JSON.stringify({ type: TYPE, chainId, ...ballot, proposalId: proposalId.toString() }, null, 2);

/** `malformed`: not a signed vote. `elsewhere`: a vote for another governor or chain. */
type BallotProblem = 'malformed' | 'elsewhere';

const isNumber = (value: unknown): value is string => typeof value === 'string' && /^\d{1,78}$/.test(value);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Reads the text of `signedBallotText`. The caller must still check the signature. */
export const parseSignedBallot = (
  text: string,
  place: { readonly governor: Address; readonly chainId: number },
): Result<SignedBallot, BallotProblem> => {
  const fields = fieldsOf(text.length > MAX_TEXT ? undefined : parsed(text));
  const { type, chainId, governor, voter, proposalId, support, signature } = fields;
  if (type !== TYPE || typeof support !== 'boolean' || !isHex(signature, 130)) return err('malformed');
  if (!isAddress(governor) || !isAddress(voter) || !isNumber(proposalId)) return err('malformed');
  const ballot = { proposalId: BigInt(proposalId), support, signature, voter: toChecksumAddress(voter) };
  const isHere = chainId === place.chainId && toChecksumAddress(governor) === place.governor;
  return isHere ? ok({ ...ballot, governor: place.governor }) : err('elsewhere');
};
