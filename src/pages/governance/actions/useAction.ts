import { knownCall, type DecodedCall, type KnownCall, type ProposalAction } from '#domain/governance/action.ts';
import { valueOf } from '#lib/loadable.ts';
import { useActionCodec } from '#reads/governance/useActionCodec.ts';
import { useActionToken, type ActionToken } from '#reads/governance/useActionToken.ts';
import type { Governor } from '#reads/governance/useGovernor.ts';

/** Only the timelock accepts these calls; amounts of the others are in the called token. */
const ofTimelock = new Set<KnownCall['kind']>(['setDelay', 'setPendingAdmin']);
const ofToken = new Set<KnownCall['kind']>(['transfer', 'approve', 'mint']);

export interface ReadAction {
  readonly decoded: DecodedCall | undefined;
  readonly isLoaded: boolean;
  /** Undefined unless the call's effect is known. */
  readonly known: KnownCall | undefined;
  readonly token: ActionToken | undefined;
}

export const useAction = (action: ProposalAction, { timelock, token: votes }: Governor): ReadAction => {
  const codec = useActionCodec();
  const decoded = codec?.decodeAction(action);
  const known = knownCall(action, decoded);
  const isOfToken = known !== undefined && ofToken.has(known.kind);
  const reading = useActionToken(isOfToken ? action.target : undefined, votes);
  const token = valueOf(reading);
  const isMeant = known !== undefined && (!ofTimelock.has(known.kind) || action.target === timelock);
  const isReadable = isMeant && (!isOfToken || token !== undefined);
  const isTokenKnown = !isOfToken || token !== undefined || reading.status === 'failed';
  return {
    decoded,
    isLoaded: codec !== undefined && isTokenKnown,
    known: isReadable ? known : undefined,
    token,
  };
};
