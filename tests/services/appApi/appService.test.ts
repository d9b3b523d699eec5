import fc from 'fast-check';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountAddress, ROLES } from '../../../e2e/devnet/accounts.ts';
import { startAppService, type LocalAppService } from '../../../e2e/devnet/appService/server.ts';
import type { ServiceFault } from '../../../e2e/devnet/serviceFaults.ts';
import { ANY_PORT, listenOn } from '../../../e2e/devnet/ports.ts';
import { TOKENS } from '../../../e2e/devnet/tokens.ts';
import type { Address } from '#domain/tokens/types.ts';
import { fetchCompetition, fetchCompetitions } from '#services/appApi/competitions.ts';
import { fetchInvitation, fetchReferral } from '#services/appApi/referrals.ts';
import { sendAction } from '#services/appApi/request.ts';

const [alice, bob, carol] = ROLES.demo.map(accountAddress) as [Address, Address, Address];
const places = 100;

let service: LocalAppService;
beforeAll(async () => {
  service = await startAppService(ANY_PORT);
});
afterEach(() => service.reset());
afterAll(() => service.stop());

const join = (account: Address, code: string) =>
  sendAction(service.url, { clientAddress: account, actionType: 'join', action: { code } });
const competitionOf = (id: string, account?: Address) => fetchCompetition(service.url, { id, account, places });

describe('invitations', () => {
  it('are generated, one is the default, and who joins counts for it', async () => {
    const before = await fetchReferral(service.url, carol);
    expect(before).toMatchObject({
      ok: true,
      value: { invitations: [], defaultCode: undefined, friends: 0, earned: [] },
    });
    const made = await sendAction(service.url, { clientAddress: carol, actionType: 'createInvitation', action: {} });
    const code = made.ok ? String(made.value.code) : '';
    expect(await fetchInvitation(service.url, code)).toEqual({ ok: true, value: { code, inviter: carol } });
    expect(await join(alice, code)).toMatchObject({ ok: true });
    expect(await fetchReferral(service.url, carol)).toMatchObject({
      value: { invitations: [{ code, friends: 1 }], defaultCode: code, friends: 1 },
    });
    expect(await fetchReferral(service.url, alice)).toMatchObject({ value: { joined: { code, inviter: carol } } });
  });

  it("another default is chosen, of one's own alone", async () => {
    const choose = (clientAddress: Address, code: string) =>
      sendAction(service.url, { clientAddress, actionType: 'setDefaultInvitation', action: { code } });
    expect(await choose(alice, 'ALICE-2')).toMatchObject({ ok: true });
    expect(await fetchReferral(service.url, alice)).toMatchObject({ value: { defaultCode: 'ALICE-2', friends: 5 } });
    expect(await choose(bob, 'ALICE-2')).toMatchObject({ error: { code: 'refused', reason: 'unknownInvitation' } });
  });

  it.each([
    ["one's own", alice, 'alice', 'ownInvitation'],
    ['a second one', bob, 'ALICE-2', 'alreadyJoined'],
    ['one that nobody made', carol, 'nothing', 'unknownInvitation'],
  ])('%s is refused with its reason', async (_, account, code, reason) => {
    expect(await join(account, code)).toEqual({ ok: false, error: { code: 'refused', reason } });
  });

  it('what was earned comes in raw units of a token, whose decimals the chain tells', async () => {
    expect(await fetchReferral(service.url, alice)).toMatchObject({
      value: { earned: [{ token: TOKENS.USDC.address, amount: 214_000_000n }, { token: TOKENS.MYT.address }] },
    });
  });
});

describe('competitions', () => {
  it("come with dates and rules, the best 100 and one's own place", async () => {
    const all = await fetchCompetitions(service.url);
    const ids = all.ok ? all.value.map(({ id }) => id) : [];
    expect(ids).toContain('trading-cup');
    const month = ids[0] ?? '';
    const details = await competitionOf(month, bob);
    expect(details).toMatchObject({ ok: true, value: { participants: 120, own: { rank: 108 } } });
    expect(details.ok && details.value.ranking).toHaveLength(100);
    expect(await competitionOf(month, alice)).toMatchObject({ value: { own: { rank: 7, score: 6n } } });
    expect(await competitionOf(month)).toMatchObject({ value: { own: undefined } });
    expect(await competitionOf('nothing')).toMatchObject({ error: { code: 'status', status: 404 } });
  });
});

const faults: readonly (readonly [ServiceFault, string])[] = [
  ['down', 'unreachable'],
  ['error', 'status'],
  ['html', 'notJson'],
  ['large', 'tooLarge'],
  ['wrongTypes', 'invalid'],
];

describe('a service that is broken or lies', () => {
  it.each(faults)('%s: every answer is the problem %s', async (fault, code) => {
    service.setFault(fault);
    const answers = [
      await fetchReferral(service.url, alice),
      await fetchInvitation(service.url, 'alice'),
      await fetchCompetitions(service.url),
      await competitionOf('trading-cup', alice),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, error: { code } });
    const sent = await sendAction(service.url, {
      clientAddress: carol,
      actionType: 'join',
      action: { code: 'nothing' },
    });
    expect(sent.ok).toBe(false);
  });

  it('forged: an answer that contradicts itself is none', async () => {
    service.setFault('forged');
    expect(await fetchReferral(service.url, alice)).toEqual({ ok: false, error: { code: 'invalid' } });
    expect(await fetchInvitation(service.url, 'alice')).toEqual({ ok: false, error: { code: 'invalid' } });
    expect(await competitionOf('trading-cup', alice)).toEqual({ ok: false, error: { code: 'invalid' } });
  });

  it('leads to another place: it is not followed', async () => {
    const other = createServer((_, response) =>
      response.writeHead(307, { location: `${service.url}/referral?clientAddress=${alice}` }).end(),
    );
    const { url, stop } = await listenOn(other, ANY_PORT);
    expect(await fetchReferral(url, alice)).toEqual({ ok: false, error: { code: 'unreachable' } });
    expect(await sendAction(url, { clientAddress: alice, actionType: 'join', action: {} })).toMatchObject({
      ok: false,
    });
    expect(service.requests).toEqual([]);
    await stop();
  });

  it('sends any JSON: it is a value of the right shape or a problem, and nothing throws', async () => {
    let sent = '';
    const other = createServer((_, response) => response.end(sent));
    const { url, stop } = await listenOn(other, ANY_PORT);
    const own = fc.record({ rank: fc.nat(), score: fc.oneof(fc.string(), fc.nat().map(String)) }, { requiredKeys: [] });
    const field = fc.oneof(fc.jsonValue(), own, fc.constantFrom(alice, 'alice', 'usdCents', null, 0, '0'));
    const names = [
      'codes',
      'friends',
      'earned',
      'joined',
      'invitation',
      'competitions',
      'id',
      'name',
      'startsAt',
      'own',
    ];
    const answer = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...names), field));
    await fc.assert(
      fc.asyncProperty(answer, async (value) => {
        sent = JSON.stringify(value);
        for (const read of [fetchReferral(url, alice), fetchInvitation(url, 'alice'), fetchCompetitions(url)]) {
          const { ok } = await read;
          expect(typeof ok).toBe('boolean');
        }
      }),
      { numRuns: 60 },
    );
    await stop();
  });
});
