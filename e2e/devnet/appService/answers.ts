import { parseInvitationCode } from '#domain/referral/keptInvitation.ts';
import type { Address } from '#domain/tokens/types.ts';
import { fieldsOf, type Fields } from '#lib/fields.ts';
import { newNonce, signatureFault } from './joinSignature.ts';
import { memberOf, PAID_PLACES, type AppState, type LocalCompetition, type Score } from './state.ts';

type Json = Readonly<Record<string, unknown>>;

const MAX_INVITATIONS = 5;

const friendsOf = ({ members }: AppState, code: string): number =>
  [...members.values()].filter(({ joined }) => joined === code).length;

const referralOf = (state: AppState, account: Address) => {
  const { defaultCode, earned, joined } = memberOf(state, account);
  const codes = [...state.invitations]
    .filter(([, owner]) => owner === account)
    .map(([code]) => ({ code, friends: friendsOf(state, code) }));
  return {
    codes,
    defaultCode,
    friends: codes.reduce((sum, { friends }) => sum + friends, 0),
    earned,
    joined: joined === null ? null : { code: joined, inviter: state.invitations.get(joined) },
    competition: state.competitions[0]?.id ?? null,
  };
};

const invitationOf = (state: AppState, code: string): Json => {
  const inviter = state.invitations.get(code);
  if (inviter === undefined) return { invitation: null };
  return { invitation: { code, inviter }, ...(state.verifiesJoins && { joinNonce: newNonce(state) }) };
};

/** Members that joined with the account's invitations, as on its referral page. */
const inviterScores = (state: AppState): readonly Score[] =>
  [...new Set(state.invitations.values())]
    .map((account) => ({ account, score: BigInt(referralOf(state, account).friends) }))
    .filter(({ score }) => score > 0n);

const scoresNow = (state: AppState, unit: LocalCompetition['scoreUnit'], scores: readonly Score[]): readonly Score[] =>
  unit === 'friends' ? [...scores, ...inviterScores(state)].sort((a, b) => Number(b.score - a.score)) : scores;

const detailsOf = (state: AppState, id: string, account: string | null): Json | undefined => {
  const found = state.competitions.find((competition) => competition.id === id);
  if (!found) return undefined;
  const { scores, ...about } = found;
  const ranked = scoresNow(state, about.scoreUnit, scores).map(({ account: who, score }, at) => ({
    account: who,
    score: String(score),
    rank: at + 1,
  }));
  const own = ranked.find((entry) => entry.account === account);
  return {
    ...about,
    participants: ranked.length,
    ranking: ranked.slice(0, PAID_PLACES).map(({ account: who, score }) => ({ account: who, score })),
    own: own ? { rank: own.rank, score: own.score } : null,
  };
};

/** Undefined for an unknown path. */
export const answerRead = (state: AppState, path: string, query: URLSearchParams): Json | undefined => {
  const account = query.get('clientAddress');
  switch (path) {
    case '/referral':
      return account === null ? undefined : referralOf(state, account as Address);
    case '/invitation':
      return invitationOf(state, query.get('uniqueId') ?? '');
    case '/competition':
      return { competitions: state.competitions.map(({ scores: _scores, rules: _rules, ...about }) => about) };
    case '/competition/details':
      return detailsOf(state, query.get('id') ?? '', account);
    case '/getPairInfoStatus':
    case '/setPairInfoStatusTrue':
      return {};
    default:
      return undefined;
  }
};

const refused = (reason: string): Json => ({ accepted: false, reason });

const createInvitation = (state: AppState, account: Address): Json => {
  const own = [...state.invitations.values()].filter((owner) => owner === account).length;
  if (own >= MAX_INVITATIONS) return refused('tooManyInvitations');
  const code = `${account.slice(2, 8)}-${own + 1}`;
  state.invitations.set(code, account);
  const member = memberOf(state, account);
  member.defaultCode ??= code;
  return { accepted: true, code };
};

const join = (state: AppState, account: Address, code: string, details: Fields): Json => {
  const fault = state.verifiesJoins ? signatureFault(state, account, details) : undefined;
  if (fault !== undefined) return refused(fault);
  const inviter = state.invitations.get(code);
  const member = memberOf(state, account);
  if (inviter === undefined) return refused('unknownInvitation');
  if (inviter === account) return refused('ownInvitation');
  if (member.joined !== null) return refused('alreadyJoined');
  member.joined = code;
  return { accepted: true };
};

/** Spec 001 section 7. */
export const answerAction = (state: AppState, body: unknown): Json => {
  const { clientAddress, actionType, action } = fieldsOf(body);
  const account = clientAddress as Address;
  const details = fieldsOf(JSON.parse(String(action)));
  const code = parseInvitationCode(String(details.code)) ?? '';
  switch (actionType) {
    case 'createInvitation':
      return createInvitation(state, account);
    case 'setDefaultInvitation':
      if (state.invitations.get(code) !== account) return refused('unknownInvitation');
      memberOf(state, account).defaultCode = code;
      return { accepted: true };
    case 'join':
      return join(state, account, code, details);
    case 'applyToken':
    case 'applyPair':
      state.applications.push({ type: actionType, account, action: details });
      return { accepted: true, reference: `A-${state.applications.length}` };
    default:
      return { accepted: true };
  }
};
