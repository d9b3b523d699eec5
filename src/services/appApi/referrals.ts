import type { ApiProblem } from '#domain/appApi/types.ts';
import { parseInvitationCode } from '#domain/referral/keptInvitation.ts';
import type { EarnedAmount, Invitation, OwnInvitation, Referral } from '#domain/referral/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { fieldsOf, isCount } from '#lib/fields.ts';
import type { Fields } from '#lib/fields.ts';
import type { Result } from '#lib/result.ts';
import { readAddress, readAll, readUint } from './fields.ts';
import { readApi } from './request.ts';

/** Most invitations of an account, and most tokens it earned in. */
const [MAX_INVITATIONS, MAX_TOKENS] = [50, 50];

/** Names a competition in addresses and at the service. */
export const readCompetitionId = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : undefined;

export const readCode = (value: unknown) => (typeof value === 'string' ? parseInvitationCode(value) : undefined);

export const readAmount = (entry: unknown): EarnedAmount | undefined => {
  const fields = fieldsOf(entry);
  const [token, amount] = [readAddress(fields.token), readUint(fields.amount)];
  return token && amount !== undefined ? { token, amount } : undefined;
};

const readOwn = (entry: unknown): OwnInvitation | undefined => {
  const fields = fieldsOf(entry);
  const code = readCode(fields.code);
  return code !== undefined && isCount(fields.friends) ? { code, friends: fields.friends } : undefined;
};

const readInvitation = (value: unknown): Invitation | undefined => {
  const fields = fieldsOf(value);
  const [code, inviter] = [readCode(fields.code), readAddress(fields.inviter)];
  return code !== undefined && inviter ? { code, inviter } : undefined;
};

/** A field that may be null: undefined where it can be neither, else what is in it. */
const readMaybe = <T>(
  value: unknown,
  read: (value: unknown) => T | undefined,
): { readonly is: T | undefined } | undefined => {
  if (value === null) return { is: undefined };
  const known = read(value);
  return known === undefined ? undefined : { is: known };
};

const isOnce = (invitations: readonly OwnInvitation[]): boolean =>
  new Set(invitations.map(({ code }) => code)).size === invitations.length;

const readReferral = ({ codes, defaultCode, friends, earned, joined, competition }: Fields): Referral | undefined => {
  const invitations = readAll(codes, MAX_INVITATIONS, readOwn);
  const amounts = readAll(earned, MAX_TOKENS, readAmount);
  const [chosen, joinedWith, month] = [
    readMaybe(defaultCode, readCode),
    readMaybe(joined, readInvitation),
    readMaybe(competition, readCompetitionId),
  ];
  if (!invitations || !amounts || !chosen || !joinedWith || !month || !isCount(friends)) return undefined;
  const isOwn = chosen.is === undefined || invitations.some(({ code }) => code === chosen.is);
  const counted = invitations.reduce((sum, one) => sum + one.friends, 0);
  if (!isOwn || !isOnce(invitations) || counted !== friends) return undefined;
  return {
    invitations,
    defaultCode: chosen.is,
    friends,
    earned: amounts,
    joined: joinedWith.is,
    competition: month.is,
  };
};

/** What the service knows of an account that invites. */
export const fetchReferral = (baseUrl: string, account: Address): Promise<Result<Referral, ApiProblem>> =>
  readApi(baseUrl, '/referral', { clientAddress: account }, readReferral);

/** The invitation with a code; `unknown`: nobody made it. */
export const fetchInvitation = (baseUrl: string, code: string): Promise<Result<Invitation | 'unknown', ApiProblem>> =>
  readApi(baseUrl, '/invitation', { uniqueId: code }, ({ invitation }) => {
    if (invitation === null) return 'unknown';
    const told = readInvitation(invitation);
    return told?.code === code ? told : undefined;
  });
