import type * as GraphQL from 'graphql-request';
import { expect, it, vi } from 'vitest';
import { createDataService } from '#services/dataService/createDataService.ts';
import { meta, startSubgraph } from '../support/subgraph.ts';

const library = vi.hoisted(() => ({ isThere: false }));

vi.mock('graphql-request', async (importOriginal) => {
  const real = await importOriginal<typeof GraphQL>();
  return {
    get GraphQLClient() {
      if (!library.isThere) throw new TypeError('Failed to fetch dynamically imported module');
      return real.GraphQLClient;
    },
  };
});

it('a library that did not load is loaded again with the next question', async () => {
  const { url } = await startSubgraph(() => meta(100));
  const service = createDataService({ url, timeoutMs: 5000 });
  expect(await service.head()).toMatchObject({ ok: false, error: { code: 'unreachable' } });
  library.isThere = true;
  expect(await service.head()).toEqual({ ok: true, value: 100 });
});
