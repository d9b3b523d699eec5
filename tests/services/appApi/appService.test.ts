import fc from 'fast-check';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountAddress, ROLES } from '../../../e2e/devnet/accounts.ts';
import { startAppService, type LocalAppService } from '../../../e2e/devnet/appService/server.ts';
import { localSigner } from '../../../e2e/devnet/demoWallet/localSigner.ts';
import type { ServiceFault } from '../../../e2e/devnet/serviceFaults.ts';
import { ANY_PORT, listenOn } from '../../../e2e/devnet/ports.ts';
import { TOKENS } from '../../../e2e/devnet/tokens.ts';
import { joinTypedData, type JoinMessage } from '#domain/referral/joinMessage.ts';
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

const issuedNonce = async (): Promise<string> => {
  const offered = await fetchInvitation(service.url, 'alice');
  const nonce = offered.ok && offered.value !== 'unknown' ? offered.value.joinNonce : undefined;
  if (nonce === undefined) throw new Error('The service issued no nonce.');
  return nonce;
};
const signature = (signer: Address, message: JoinMessage) => {
  const at = [alice, bob, carol].indexOf(signer);
  return localSigner(ROLES.demo[at] ?? 0, { rpcUrl: 'http://127.0.0.1:1', chainId: 137 }).signTypedData(
    joinTypedData(message, 137),
  );
};
const sendJoin = (account: Address, action: Readonly<Record<string, unknown>>) =>
  sendAction(service.url, { clientAddress: account, actionType: 'join', action });
const join = async (account: Address, code: string, signer = account) => {
  const nonce = await issuedNonce();
  return sendJoin(account, { code, nonce, signature: await signature(signer, { account, code, nonce }) });
};
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
    expect(await fetchInvitation(service.url, code)).toMatchObject({ ok: true, value: { code, inviter: carol } });
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

  const refusal = (reason: string) => ({ ok: false, error: { code: 'refused', reason } });
  const joinedOf = async (account: Address) => {
    const referral = await fetchReferral(service.url, account);
    return referral.ok ? referral.value.joined : 'unread';
  };

  it("a join with another account's signature, or without one, is refused and binds nobody", async () => {
    const nonce = await issuedNonce();
    const action = { code: 'alice', nonce };
    const [ofBob, ofOther] = await Promise.all([
      signature(bob, { account: carol, ...action }),
      signature(carol, { account: carol, code: 'ALICE-2', nonce }),
    ]);
    expect(await join(carol, 'alice', bob)).toEqual(refusal('notSigned'));
    expect(await sendJoin(carol, { code: 'alice' })).toEqual(refusal('notSigned'));
    for (const forged of [ofBob, ofOther, '0x', 'text', null, 5]) {
      expect(await sendJoin(carol, { ...action, signature: forged })).toEqual(refusal('notSigned'));
    }
    expect(await joinedOf(carol)).toBeUndefined();
    expect(await join(carol, 'alice')).toMatchObject({ ok: true });
    expect(await joinedOf(carol)).toEqual({ code: 'alice', inviter: alice });
  });

  it('a signature counts once, and with no nonce but one that the service issued', async () => {
    const issued = { code: 'nothing', nonce: await issuedNonce() };
    const signed = { ...issued, signature: await signature(carol, { account: carol, ...issued }) };
    expect(await sendJoin(carol, signed)).toEqual(refusal('unknownInvitation'));
    expect(await sendJoin(carol, signed)).toEqual(refusal('staleNonce'));
    const own = { code: 'alice', nonce: 'made-up-by-somebody' };
    const forged = { ...own, signature: await signature(carol, { account: carol, ...own }) };
    expect(await sendJoin(carol, forged)).toEqual(refusal('staleNonce'));
    expect(await joinedOf(carol)).toBeUndefined();
  });

  it('a service that verifies no signatures offers no nonce, and takes a plain join', async () => {
    service.setVerifying(false);
    expect(await fetchInvitation(service.url, 'alice')).toEqual({
      ok: true,
      value: { code: 'alice', inviter: alice, joinNonce: undefined },
    });
    expect(await sendJoin(carol, { code: 'alice' })).toMatchObject({ ok: true });
  });

  it.each(['', 'short', 'with space', '<b>12345678', 'a'.repeat(65), 5, false, {}])(
    'a damaged nonce (%j) makes the answer invalid, and no join without a signature',
    async (joinNonce) => {
      const other = createServer((_, response) =>
        response.end(JSON.stringify({ invitation: { code: 'alice', inviter: alice }, joinNonce })),
      );
      const { url, stop } = await listenOn(other, ANY_PORT);
      expect(await fetchInvitation(url, 'alice')).toEqual({ ok: false, error: { code: 'invalid' } });
      await stop();
    },
  );

  it('earned rewards come in raw units of a token, whose decimals the chain reports', async () => {
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
    const details = await competitionOf(month, alice);
    expect(details).toMatchObject({ ok: true, value: { participants: 121, own: { rank: 10, score: 5n } } });
    expect(details.ok && details.value.ranking).toHaveLength(100);
    expect(await competitionOf(month, bob)).toMatchObject({ value: { own: undefined } });
    service.setVerifying(false);
    const created = await sendAction(service.url, { clientAddress: bob, actionType: 'createInvitation', action: {} });
    if (!created.ok) throw new Error('Bob got no invitation');
    await sendJoin(carol, { code: created.value.code });
    expect(await competitionOf(month, bob)).toMatchObject({ value: { participants: 122, own: { rank: 122 } } });
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

  it('an answer that contradicts itself is none', async () => {
    service.setFault('forged');
    expect(await fetchReferral(service.url, alice)).toEqual({ ok: false, error: { code: 'invalid' } });
    expect(await fetchInvitation(service.url, 'alice')).toEqual({ ok: false, error: { code: 'invalid' } });
    expect(await competitionOf('trading-cup', alice)).toEqual({ ok: false, error: { code: 'invalid' } });
  });

  it('one that leads to another place is not followed', async () => {
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

  it('one that sends any JSON gives a value of the right shape or a problem, and nothing throws', async () => {
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
