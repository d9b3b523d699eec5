import { mergeLogRequests } from '#chain/logs/mergeLogRequests.ts';
import type { ReadBlock } from './blockSubscribers.ts';

export const withMergedLogs =
  (read: ReadBlock): ReadBlock =>
  async (query) => {
    const { requests, split } = mergeLogRequests(query.requests);
    const answer = await read({ ...query, requests });
    return { ...answer, responses: split(answer.responses) };
  };
