import { env } from '#config/env.ts';
import { referralRules } from '#config/referralRules.ts';
import type { Competition, CompetitionDetails } from '#domain/competitions/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { fetchCompetition, fetchCompetitions } from '#services/appApi/competitions.ts';
import { useApiRead, type ApiRead } from './useApiRead.ts';

const { appApiUrl = '' } = env;

export const useCompetitions = (): ApiRead<readonly Competition[]> =>
  useApiRead(appApiUrl === '' ? undefined : ['competitions'], () => fetchCompetitions(appApiUrl));

export const useCompetition = (id: string | undefined, account: Address | undefined): ApiRead<CompetitionDetails> =>
  useApiRead(id !== undefined && appApiUrl !== '' ? ['competition', id, account] : undefined, () =>
    fetchCompetition(appApiUrl, { id: id ?? '', account, places: referralRules.paidPlaces }),
  );
