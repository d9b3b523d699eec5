import type { SigningProblem } from '#chain/sending/signTypedData.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { InvitationCode } from '#domain/referral/types.ts';
import { importWithRetry } from '#lib/later.ts';
import { useSigning } from './useSigning.ts';
import { useUserAction, type ActionState } from './useUserAction.ts';
import { invitation } from '#stores/invitation.ts';

export const replaceInvitation = (code: InvitationCode, givenUp: InvitationCode): void =>
  invitation.keep(code, givenUp);

interface JoinTerms {
  readonly account: Address;
  readonly code: InvitationCode;
  readonly nonce: string | undefined;
}

export interface Joining {
  readonly state: ActionState;
  readonly isAwaited: boolean;
  readonly unsigned: SigningProblem | undefined;
  /** Sends nothing without the signature that the service verifies. @returns false if nothing was sent */
  join(terms: JoinTerms): Promise<boolean>;
  cancel(): void;
}

export const useJoin = (): Joining => {
  const { isAwaited, problem, sign, reset } = useSigning<string>();
  const { state, send, reset: forget } = useUserAction();
  const proofOf = async ({ account, code, nonce }: JoinTerms) => {
    if (nonce === undefined) return {};
    const signature = await sign(async (wallet, isCurrent) => {
      const { signJoin } = await importWithRetry(() => import('#chain/sending/signJoin.ts'));
      return signJoin(wallet, { account, code, nonce }, isCurrent);
    });
    return signature === undefined ? undefined : { nonce, signature };
  };
  const join = async (terms: JoinTerms): Promise<boolean> => {
    forget();
    const proof = await proofOf(terms);
    if (proof === undefined) return false;
    const { account, code } = terms;
    const sent = await send({ clientAddress: account, actionType: 'join', action: { code, ...proof } });
    if (sent.phase === 'accepted') invitation.forget(code);
    return true;
  };
  return { state, isAwaited, unsigned: problem, join, cancel: reset };
};
