import type { ApiProblem } from '#domain/appApi/types.ts';
import type { Competition, CompetitionDetails, RankedAccount, ScoreUnit } from '#domain/competitions/types.ts';
import { readableText } from '#domain/tokens/readableText.ts';
import type { Address } from '#domain/tokens/types.ts';
import { fieldsOf, isCount } from '#lib/fields.ts';
import type { Fields } from '#lib/fields.ts';
import type { Result } from '#lib/result.ts';
import { readAddress, readAll, readUint } from './fields.ts';
import { readAmount, readCompetitionId } from './referrals.ts';
import { readApi } from './request.ts';

const [MAX_COMPETITIONS, MAX_RULES, LONGEST_RULE] = [100, 30, 500];
/** The year 9999, unix seconds. */
const MAX_TIME = 253_402_300_799;

const units: readonly ScoreUnit[] = ['usdCents', 'friends'];

const isTime = (value: unknown): value is number => isCount(value) && value <= MAX_TIME;

const readCompetition = (entry: unknown): Competition | undefined => {
  const { id: named, name: called, startsAt, endsAt, scoreUnit: counted, reward: paid } = fieldsOf(entry);
  const [id, reward] = [readCompetitionId(named), readAmount(paid)];
  const name = typeof called === 'string' ? readableText(called) : undefined;
  const scoreUnit = units.find((unit) => unit === counted);
  if (id === undefined || name === undefined || !scoreUnit || !reward) return undefined;
  return isTime(startsAt) && isTime(endsAt) && startsAt < endsAt
    ? { id, name, startsAt, endsAt, scoreUnit, reward }
    : undefined;
};

const readRanked = (entry: unknown, index: number): RankedAccount | undefined => {
  const fields = fieldsOf(entry);
  const [account, score] = [readAddress(fields.account), readUint(fields.score)];
  return account && score !== undefined ? { rank: index + 1, account, score } : undefined;
};

/** The best first, and nobody twice. */
const isRanking = (ranking: readonly RankedAccount[]): boolean =>
  new Set(ranking.map(({ account }) => account)).size === ranking.length &&
  ranking.every(({ score }, index) => index === 0 || score <= (ranking[index - 1]?.score ?? 0n));

type Own = CompetitionDetails['own'];

const readOwn = (value: unknown): Own => {
  const fields = fieldsOf(value);
  const score = readUint(fields.score);
  return isCount(fields.rank) && fields.rank > 0 && score !== undefined ? { rank: fields.rank, score } : undefined;
};

interface Board {
  readonly ranking: readonly RankedAccount[];
  readonly participants: number;
}

/** Whether an account's own place is the one that the ranking gives it. */
const agrees = (own: Own, { ranking, participants }: Board, account: Address | undefined): boolean => {
  const listed = ranking.find((one) => account !== undefined && one.account === account);
  if (!own) return !listed;
  if (own.rank > participants) return false;
  return listed ? listed.rank === own.rank && listed.score === own.score : own.rank > ranking.length;
};

const readDetails = (sent: Fields, account: Address | undefined, places: number): CompetitionDetails | undefined => {
  const competition = readCompetition(sent);
  const ranking = readAll(sent.ranking, places, readRanked);
  const rules = readAll(sent.rules, MAX_RULES, (rule) =>
    typeof rule === 'string' ? readableText(rule, LONGEST_RULE) : undefined,
  );
  const { participants, own: told } = sent;
  if (!competition || !ranking || !rules || !isCount(participants)) return undefined;
  const own = told === null ? undefined : readOwn(told);
  if ((told !== null && !own) || (own && !account)) return undefined;
  const isWhole =
    participants >= ranking.length && isRanking(ranking) && agrees(own, { ranking, participants }, account);
  return isWhole ? { ...competition, rules: [...new Set(rules)], participants, ranking, own } : undefined;
};

/** All competitions, in the service's order. */
export const fetchCompetitions = (baseUrl: string): Promise<Result<readonly Competition[], ApiProblem>> =>
  readApi(baseUrl, '/competition', {}, ({ competitions }) => {
    const all = readAll(competitions, MAX_COMPETITIONS, readCompetition);
    return all && new Set(all.map(({ id }) => id)).size === all.length ? all : undefined;
  });

interface DetailsRequest {
  readonly id: string;
  /** Whose place is asked for besides. */
  readonly account: Address | undefined;
  /** Most places that a ranking may have. */
  readonly places: number;
}

/** One of them with its ranking. */
export const fetchCompetition = (
  baseUrl: string,
  { id, account, places }: DetailsRequest,
): Promise<Result<CompetitionDetails, ApiProblem>> =>
  readApi(baseUrl, '/competition/details', { id, clientAddress: account }, (sent) => {
    const details = readDetails(sent, account, places);
    return details?.id === id ? details : undefined;
  });
