import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataOf, knownCall, totalValue, type ProposalAction } from '#domain/governance/action.ts';
import { parseSignedBallot, signedBallotText } from '#domain/governance/ballot.ts';
import { joinDescription, splitDescription } from '#domain/governance/description.ts';
import { isFormattable, webLink, withoutTurns } from '#domain/governance/markdown.ts';
import { proposalState, stateAt, type ProposalFacts, executionWindow } from '#domain/governance/proposal.ts';
import { validateDelegation } from '#domain/governance/validateDelegation.ts';
import {
  movesOf,
  validateMove,
  validateVote,
  type MoveContext,
  type VoteContext,
} from '#domain/governance/validateMove.ts';
import { validateProposal, type NewProposal } from '#domain/governance/validateProposal.ts';
import type { Address } from '#domain/tokens/types.ts';

const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const bob: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const ready = { account: alice, watching: false, wrongNetwork: false };

const facts: ProposalFacts = {
  id: 7n,
  proposer: alice,
  eta: 0n,
  startBlock: 100n,
  endBlock: 200n,
  forVotes: 50n,
  againstVotes: 10n,
  canceled: false,
  executed: false,
};
const terms = { quorum: 40n, gracePeriod: 1000n };
const at = (number: bigint, timestamp = 5000n) => ({ number, timestamp });

describe('the nine states', () => {
  it('are reported in the order of the contract; anything else is undetermined', () => {
    expect([0n, 1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, undefined].map(proposalState)).toEqual([
      'pending',
      'active',
      'canceled',
      'defeated',
      'succeeded',
      'queued',
      'expired',
      'executed',
      'undetermined',
      'undetermined',
    ]);
  });

  it.each([
    [facts, at(100n), 'pending'],
    [facts, at(101n), 'active'],
    [facts, at(200n), 'active'],
    [facts, at(201n), 'succeeded'],
    [{ ...facts, forVotes: 39n }, at(201n), 'defeated'],
    [{ ...facts, againstVotes: 50n }, at(201n), 'defeated'],
    [{ ...facts, eta: 5000n }, at(201n, 5999n), 'queued'],
    [{ ...facts, eta: 5000n }, at(201n, 6000n), 'expired'],
    [{ ...facts, eta: 5000n, executed: true }, at(201n, 9000n), 'executed'],
    [{ ...facts, canceled: true }, at(50n), 'canceled'],
  ] as const)('%o in block %o is %s', (entry, moment, state) => {
    expect(stateAt(entry, terms, moment)).toBe(state);
  });
});

describe('a vote', () => {
  const context: VoteContext = { signing: ready, facts, terms, moment: at(150n), hasVoted: false, weight: 3n };

  it.each([
    [{}, undefined],
    [{ signing: { ...ready, watching: true } }, 'watching'],
    [{ signing: { ...ready, wrongNetwork: true } }, 'wrongNetwork'],
    [{ signing: { ...ready, account: undefined } }, 'connectWallet'],
    [{ facts: undefined }, 'loading'],
    [{ moment: undefined }, 'loading'],
    [{ moment: at(100n) }, 'notStarted'],
    // A transaction would be mined in a block that takes no votes any more.
    [{ moment: at(199n) }, undefined],
    [{ moment: at(200n) }, 'votingClosed'],
    [{ facts: { ...facts, canceled: true } }, 'votingClosed'],
    [{ facts: { ...facts, canceled: true }, moment: at(50n) }, 'votingClosed'],
    [{ hasVoted: true }, 'alreadyVoted'],
    [{ hasVoted: undefined }, 'loading'],
    [{ weight: undefined }, 'loading'],
    [{ weight: 0n }, 'noVotes'],
  ] as const)('with %o has the problem %s', (change, problem) => {
    expect(validateVote({ ...context, ...change })).toBe(problem);
  });

  it('is offered only where it counts in the block shown and in the next', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 300n), (number) => {
        const isOffered = validateVote({ ...context, moment: at(number) }) === undefined;
        expect(isOffered).toBe([number, number + 1n].every((n) => stateAt(facts, terms, at(n)) === 'active'));
      }),
    );
  });
});

describe('a decided proposal', () => {
  const over = { signing: ready, terms, moment: at(300n), proposerVotes: 100n, threshold: 25n, value: 0n, coins: 9n };
  const queued = { ...facts, eta: 5500n };

  it.each([
    [facts, 100n, ['queue']],
    [facts, 24n, ['queue', 'cancel']],
    [facts, 25n, ['queue']],
    [queued, 100n, ['execute']],
    [{ ...facts, executed: true, eta: 1n }, 0n, []],
    [{ ...facts, canceled: true }, 0n, []],
    [{ ...facts, forVotes: 0n }, 0n, []],
  ] as const)('%o permits, if its proposer has %s votes, %o', (entry, proposerVotes, moves) => {
    expect(movesOf({ ...over, facts: entry, proposerVotes })).toEqual(moves);
  });

  it('is executed from its time on, and asks for nothing while it is not known', () => {
    const context: MoveContext = { ...over, facts: queued };
    expect(validateMove('execute', context)).toBe('tooEarly');
    expect(validateMove('execute', { ...context, moment: at(300n, 5500n) })).toBeUndefined();
    const late = { ...context, moment: at(300n, 5500n) };
    expect(validateMove('execute', { ...late, value: 9n })).toBeUndefined();
    expect(validateMove('execute', { ...late, value: 10n })).toBe('insufficientCoins');
    expect(validateMove('execute', { ...late, value: 10n, coins: undefined })).toBe('loading');
    expect(validateMove('execute', { ...late, value: undefined })).toBe('loading');
    expect(validateMove('queue', { ...context, signing: { ...ready, watching: true } })).toBe('watching');
    expect(movesOf({ ...context, facts: undefined })).toEqual([]);
  });
});

describe('a new proposal', () => {
  const whole: NewProposal = {
    signing: ready,
    votes: 26n,
    threshold: 25n,
    latest: 'none',
    title: 'Title',
    body: 'Body',
    actions: 1,
    faultyActions: 0,
    maxActions: 10n,
  };

  it.each([
    [{}, undefined],
    [{ signing: { ...ready, account: undefined } }, 'connectWallet'],
    [{ latest: undefined }, 'loading'],
    [{ latest: 'undetermined' }, 'loading'],
    [{ latest: 'active' }, 'liveProposal'],
    [{ latest: 'pending' }, 'liveProposal'],
    [{ latest: 'queued' }, undefined],
    [{ votes: undefined }, 'loading'],
    // The contract wants more than the threshold.
    [{ votes: 25n }, 'notEnoughVotes'],
    [{ title: '  ' }, 'enterTitle'],
    [{ body: '\n' }, 'enterBody'],
    [{ actions: 0 }, 'addAction'],
    [{ actions: 11 }, 'tooManyActions'],
    [{ faultyActions: 1 }, 'faultyAction'],
  ] as const)('with %o has the problem %s', (change, problem) => {
    expect(validateProposal({ ...whole, ...change })).toBe(problem);
  });
});

it.each([
  [{}, undefined],
  [{ signing: { ...ready, watching: true } }, 'watching'],
  [{ typed: '' }, 'enterAddress'],
  [{ isResolving: true, delegatee: undefined }, 'loading'],
  [{ delegatee: undefined }, 'invalidAddress'],
  [{ balance: undefined }, 'loading'],
  [{ balance: 0n }, 'noTokens'],
  [{ current: bob }, 'sameDelegate'],
] as const)('votes are given: %o, %s', (change, problem) => {
  const whole = { signing: ready, typed: bob, delegatee: bob, isResolving: false, balance: 1n, current: alice };
  expect(validateDelegation({ ...whole, ...change })).toBe(problem);
});

describe('a description', () => {
  it.each([
    ['# Title\n\nBody', 'Title', 'Body'],
    ['\n\n## Title \r\n\r\nBody\r\nmore', 'Title', 'Body\nmore'],
    ['Just a line', 'Just a line', ''],
    ['', undefined, ''],
    ['\u202e\u200b\nBody', undefined, 'Body'],
    [`# ${'long '.repeat(99)}`, `${'long '.repeat(32).slice(0, 160)}`, ''],
  ])('%j is split into title and body', (text, title, body) => {
    expect(splitDescription(text)).toEqual({ title, body });
  });

  it('comes back as it was joined', () => {
    const line = fc.stringMatching(/^[a-z][a-z ]{0,30}[a-z]$/);
    fc.assert(
      fc.property(line, line, (title, body) => {
        const whole = splitDescription(joinDescription(title, body));
        expect(whole).toEqual({ title: title.replace(/ +/g, ' '), body });
      }),
    );
  });

  it('is formatted only where that takes no time', () => {
    expect(isFormattable('word *one* '.repeat(100))).toBe(true);
    expect(isFormattable('x'.repeat(20_001))).toBe(false);
    expect(isFormattable('*a_'.repeat(300))).toBe(false);
    expect(isFormattable(`${'*a* '.repeat(200)}\n\n${'*a* '.repeat(200)}`)).toBe(true);
  });

  it('turns no text around it', () => {
    expect(withoutTurns('a\u202eb\u2066c\u200fd')).toBe('abcd');
  });

  it.each([
    ['https://example.org/a?b', 'example.org'],
    ['http://127.0.0.1:8080', '127.0.0.1:8080'],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    ['data:text/html,hi', undefined],
    ['//example.org', undefined],
    ['/settings', undefined],
    ['https://app.exchange@evil.example/', undefined],
    ['', undefined],
  ])('a link to %j leads to %s', (url, host) => {
    expect(webLink(url)?.host).toBe(host);
  });
});

describe('an action', () => {
  const action: ProposalAction = { target: bob, value: 0n, signature: '', callData: '0x' };

  it('has the selector of its signature, whatever that is, or its own data', () => {
    expect(dataOf({ ...action, signature: 'transfer(address,uint256)', callData: '0x12' })).toBe('0xa9059cbb12');
    expect(dataOf({ ...action, callData: '0xa9059cbb12' })).toBe('0xa9059cbb12');
  });

  it('pays where it has no data, and takes its coin along', () => {
    expect(knownCall({ ...action, value: 5n }, undefined)).toEqual({ kind: 'pay', to: bob, amount: 5n });
    expect(totalValue([{ ...action, value: 5n }, action, { ...action, value: 2n }])).toBe(7n);
  });

  it('is known by its decoded call only', () => {
    const args = [
      { name: '', type: 'address', text: alice },
      { name: '', type: 'uint256', text: '12' },
    ];
    const call = { ...action, signature: 'transfer(address,uint256)', callData: '0x12' } as const;
    expect(knownCall(call, { signature: call.signature, args })).toEqual({ kind: 'transfer', to: alice, amount: 12n });
    expect(knownCall(call, undefined)).toBeUndefined();
    expect(knownCall(call, { signature: 'constructor()', args })).toBeUndefined();
  });
});

describe('a signed vote as a text', () => {
  const signature = `0x${'1b'.repeat(65)}` as const;
  const ballot = { governor: bob, voter: alice, proposalId: 7n, support: true, signature };
  const place = { governor: bob, chainId: 137 };
  const text = signedBallotText(ballot, 137);

  it('comes back as it was', () => {
    expect(parseSignedBallot(text, place)).toEqual({ ok: true, value: ballot });
  });

  it('is distinguished from one for elsewhere, and from anything else', () => {
    const parse = (entry: string) => {
      const parsed = parseSignedBallot(entry, place);
      return parsed.ok ? 'ok' : parsed.error;
    };
    expect(parse(signedBallotText(ballot, 1))).toBe('elsewhere');
    expect(parse(signedBallotText({ ...ballot, governor: alice }, 137))).toBe('elsewhere');
    const wrong = ['', '{', 'null', '[]', '7', text.replace('true', '"yes"'), text.replace('1b1b', '1b')];
    for (const one of [...wrong, text.replace('"7"', '"-7"'), text + ' '.repeat(2000)])
      expect(parse(one)).toBe('malformed');
    fc.assert(fc.property(fc.json(), (json) => parse(json) === 'malformed'));
  });
});

it('a queued proposal can be executed from its time until the grace period ends, a canceled one never', () => {
  const queued = { eta: 100n, canceled: false };
  expect(executionWindow(queued, 14n)).toEqual({ from: 100n, expiry: 114n });
  expect(executionWindow(queued, undefined)).toEqual({ from: 100n, expiry: undefined });
  expect(executionWindow({ ...queued, canceled: true }, 14n)).toBeUndefined();
  expect(executionWindow({ ...queued, eta: 0n }, 14n)).toBeUndefined();
});
