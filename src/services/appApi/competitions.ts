import type { ApiProblem } from '#domain/appApi/types.ts';
import type { Competition, CompetitionDetails, RankedAccount, ScoreUnit } from '#domain/competitions/types.ts';
import { readableText } from '#domain/tokens/readableText.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Result } from '#lib/result.ts';
import { address, count, list, misfit, nullOr, oneOf, read, record, time, uint, where, type Shape } from '../shape.ts';
import { competitionId, earnedAmount } from './referrals.ts';
import { readApi } from './request.ts';

const [MAX_COMPETITIONS, MAX_RULES, LONGEST_RULE] = [100, 30, 500];

const units: readonly ScoreUnit[] = ['usdCents', 'friends'];
const words = (longest?: number) =>
  read((value) => (typeof value === 'string' ? readableText(value, longest) : undefined));

const competition: Shape<Competition> = where(
  record({
    id: competitionId,
    name: words(),
    startsAt: time,
    endsAt: time,
    scoreUnit: oneOf(units),
    reward: earnedAmount,
  }),
  ({ startsAt, endsAt }) => startsAt < endsAt,
);

const isRanking = (ranking: readonly Omit<RankedAccount, 'rank'>[]): boolean =>
  new Set(ranking.map(({ account }) => account)).size === ranking.length &&
  ranking.every(({ score }, index) => index === 0 || score <= (ranking[index - 1]?.score ?? 0n));

type Own = CompetitionDetails['own'];

const place: Shape<NonNullable<Own>> = where(record({ rank: count, score: uint }), ({ rank }) => rank > 0);

interface Board {
  readonly ranking: readonly RankedAccount[];
  readonly participants: number;
}

const agrees = (own: Own, { ranking, participants }: Board, account: Address | undefined): boolean => {
  const listed = ranking.find((entry) => account !== undefined && entry.account === account);
  if (!own) return !listed;
  if (own.rank > participants) return false;
  return listed ? listed.rank === own.rank && listed.score === own.score : own.rank > ranking.length;
};

interface DetailsRequest {
  readonly id: string;
  readonly account: Address | undefined;
  readonly places: number;
}

const detailsOf =
  ({ id, account, places }: DetailsRequest): Shape<CompetitionDetails> =>
  (value, path) => {
    const about = competition(value, path);
    const sent = record({
      ranking: where(list(record({ account: address, score: uint }), places), isRanking),
      rules: list(words(LONGEST_RULE), MAX_RULES),
      participants: count,
      own: nullOr(place),
    })(value, path);
    const ranking = sent.ranking.map((entry, index) => ({ ...entry, rank: index + 1 }));
    const own = sent.own ?? undefined;
    const board = { ranking, participants: sent.participants };
    const isWhole = about.id === id && board.participants >= ranking.length && agrees(own, board, account);
    if (!isWhole || (own && !account)) return misfit(value, path);
    return { ...about, rules: [...new Set(sent.rules)], ...board, own };
  };

export const fetchCompetitions = (baseUrl: string): Promise<Result<readonly Competition[], ApiProblem>> =>
  readApi(baseUrl, '/competition', {}, (value, path) => {
    const all = record({ competitions: list(competition, MAX_COMPETITIONS) })(value, path).competitions;
    return new Set(all.map(({ id }) => id)).size === all.length ? all : misfit(value, path);
  });

export const fetchCompetition = (
  baseUrl: string,
  detailsRequest: DetailsRequest,
): Promise<Result<CompetitionDetails, ApiProblem>> =>
  readApi(
    baseUrl,
    '/competition/details',
    { id: detailsRequest.id, clientAddress: detailsRequest.account },
    detailsOf(detailsRequest),
  );
