import type { ApiProblem } from '#domain/appApi/types.ts';
import { parseInvitationCode } from '#domain/referral/keptInvitation.ts';
import { JOIN_NONCE } from '#domain/referral/joinMessage.ts';
import type { OfferedInvitation, OwnInvitation, Referral } from '#domain/referral/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Result } from '#lib/result.ts';
import { address, count, list, misfit, nullOr, read, record, text, uint, type Shape } from '../shape.ts';
import { readApi } from './request.ts';

const [MAX_INVITATIONS, MAX_TOKENS] = [50, 50];

export const competitionId = text(/^[A-Za-z0-9_-]{1,64}$/);

const code = read((value) => (typeof value === 'string' ? parseInvitationCode(value) : undefined));

export const earnedAmount = record({ token: address, amount: uint });

const invitation = record({ code, inviter: address });

const isOnce = (invitations: readonly OwnInvitation[]): boolean =>
  new Set(invitations.map((entry) => entry.code)).size === invitations.length;

const sentReferral = record({
  codes: list(record({ code, friends: count }), MAX_INVITATIONS),
  defaultCode: nullOr(code),
  friends: count,
  earned: list(earnedAmount, MAX_TOKENS),
  joined: nullOr(invitation),
  competition: nullOr(competitionId),
});

const referral: Shape<Referral> = (value, path) => {
  const { codes, defaultCode, friends, earned, joined, competition } = sentReferral(value, path);
  const isOwn = defaultCode === null || codes.some((entry) => entry.code === defaultCode);
  const counted = codes.reduce((sum, entry) => sum + entry.friends, 0);
  if (!isOwn || !isOnce(codes) || counted !== friends) return misfit(value, path);
  return {
    invitations: codes,
    defaultCode: defaultCode ?? undefined,
    friends,
    earned,
    joined: joined ?? undefined,
    competition: competition ?? undefined,
  };
};

export const fetchReferral = (baseUrl: string, account: Address): Promise<Result<Referral, ApiProblem>> =>
  readApi(baseUrl, '/referral', { clientAddress: account }, referral);

/**
 * A value that is neither null nor a nonce is a misfit, because a damaged nonce must not become a join without a
 * signature.
 */
const joinNonce: Shape<string | undefined> = (value, path) =>
  value === undefined || value === null ? undefined : text(JOIN_NONCE)(value, path);

export const fetchInvitation = (
  baseUrl: string,
  requestedCode: string,
): Promise<Result<OfferedInvitation | 'unknown', ApiProblem>> =>
  readApi(baseUrl, '/invitation', { uniqueId: requestedCode }, (value, path) => {
    const { invitation: found, joinNonce: nonce } = record({ invitation: nullOr(invitation), joinNonce })(value, path);
    if (found === null) return 'unknown';
    return found.code === requestedCode ? { ...found, joinNonce: nonce } : misfit(value, path);
  });
