import type { AirdropConfig } from '#config/airdropRule.ts';
import { rules } from '#config/rules.ts';
import {
  claimFileOf,
  readEntry,
  readMapping,
  type AirdropEntry,
  type ClaimFileProblem,
} from '#domain/airdrop/claimFiles.ts';
import type { Address } from '#domain/tokens/types.ts';
import { err, type Result } from '#lib/result.ts';
import { requestJson } from '#services/http/requestJson.ts';

export type EntryProblem = ClaimFileProblem | 'notLoaded';

const { maxBytes, timeoutMs, tries, retryMinWaitMs: minWaitMs, retryMaxWaitMs: maxWaitMs } = rules.airdrops;
const limits = { bytes: maxBytes, milliseconds: timeoutMs };
const retry = { tries, minWaitMs, maxWaitMs };

const load = async (url: string): Promise<Result<unknown, 'notLoaded'>> => {
  const answer = await requestJson({ url, limits, retry });
  return answer.ok ? answer : err('notLoaded');
};

/** Downloads only the file that the mapping names, so that the server learns only the account's range. */
export const fetchAirdropEntry = async (
  { files }: AirdropConfig,
  account: Address,
): Promise<Result<AirdropEntry, EntryProblem>> => {
  const mapping = await load(`${files}/mapping.json`);
  if (!mapping.ok) return mapping;
  const ranges = readMapping(mapping.value);
  if (!ranges.ok) return ranges;
  const first = claimFileOf(ranges.value, account);
  if (!first.ok) return first;
  const file = await load(`${files}/${first.value}.json`);
  return file.ok ? readEntry(file.value, account) : file;
};
