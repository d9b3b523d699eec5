import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountAddress, ROLES } from '../../e2e/devnet/accounts.ts';
import { startAppService, type LocalAppService } from '../../e2e/devnet/appService/server.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import type { Address } from '#domain/tokens/types.ts';
import { fetchCompetition } from '#services/appApi/competitions.ts';
import { fetchReferral } from '#services/appApi/referrals.ts';
import { sendAction } from '#services/appApi/request.ts';

const [ALICE, BOB] = ROLES.demo.map((role) => accountAddress(role));
const PLACES = 200;

let service: LocalAppService;
beforeAll(async () => {
  service = await startAppService(ANY_PORT);
  service.setVerifying(false);
});
afterAll(() => service.stop());

const valueOf = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error('The service sent no valid response');
  return result.value;
};

const countsOf = async (account: Address) => {
  const { friends, competition: id = '' } = valueOf(await fetchReferral(service.url, account));
  const details = valueOf(await fetchCompetition(service.url, { id, account, places: PLACES }));
  return { friends, score: details.own?.score, participants: details.participants };
};

const join = (joining: number, code: string) =>
  sendAction(service.url, { clientAddress: accountAddress(joining), actionType: 'join', action: { code } });

it('counts the same friends on the referral page and in the competition, before and after joins', async () => {
  if (ALICE === undefined || BOB === undefined) throw new Error('No demo accounts');
  expect(await countsOf(ALICE)).toEqual({ friends: 5, score: 5n, participants: 121 });
  for (const [index, joining] of ROLES.tests.entries()) {
    expect(await join(joining, 'alice')).toMatchObject({ ok: true });
    expect(await countsOf(ALICE)).toMatchObject({ friends: 6 + index, score: BigInt(6 + index) });
  }
});

it('ranks an account after its first friend', async () => {
  if (BOB === undefined) throw new Error('No demo accounts');
  expect(await countsOf(BOB)).toMatchObject({ friends: 0, score: undefined });
  const created = { clientAddress: BOB, actionType: 'createInvitation', action: {} } as const;
  const { code } = valueOf(await sendAction(service.url, created));
  expect(await join(ROLES.deployer, String(code))).toMatchObject({ ok: true });
  expect(await countsOf(BOB)).toEqual({ friends: 1, score: 1n, participants: 122 });
});
