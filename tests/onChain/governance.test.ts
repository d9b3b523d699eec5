import fc from 'fast-check';
import { AbiCoder, getCreateAddress, Interface } from 'ethers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { npmArtifact } from '../../e2e/devnet/artifact.ts';
import { governorArtifact } from '../../e2e/devnet/seedGovernance.ts';
import { readDescription } from '#chain/logs/proposalLogs.ts';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';
import { isBallotOfVoter, signBallot } from '#chain/sending/signBallot.ts';
import { simulateActions } from '#chain/simulation/simulateActions.ts';
import { parseSignedBallot, signedBallotText } from '#domain/governance/ballot.ts';
import { proposalState, stateAt, type ProposalFacts } from '#domain/governance/proposal.ts';
import { movesOf, validateMove, validateVote, type Move } from '#domain/governance/validateMove.ts';
import { validateProposal } from '#domain/governance/validateProposal.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { planProposal, planSignedVote } from '#writes/governance/governance.ts';
import { startAnvil } from '../support/anvil.ts';
import { createContractClient, type Transaction } from './support/contractClient.ts';
import { person } from './support/people.ts';

const uni = npmArtifact('@uniswap/governance/build/Uni.json');
const timelockCode = npmArtifact('@uniswap/governance/build/Timelock.json');
const PERIOD = 20;
const governorCode = governorArtifact(PERIOD);
const DAY = 86_400n;
const COIN = 10n ** 18n;
const coder = AbiCoder.defaultAbiCoder();

/** Whole tokens: above the threshold, at it, below it, and enough for the quorum together. */
const HOLDERS = { m0: 30_000_000n, m1: 12_000_000n, m2: 2_500_000n, m3: 2_499_999n } as const;
type Holder = keyof typeof HOLDERS;
const PEOPLE = Object.keys(HOLDERS) as Holder[];

const createStage = async () => {
  const node = await startAnvil({ mineOnDemand: true });
  const client = createContractClient(node);
  const deployer = person('deployer');
  const now = async (): Promise<{ number: bigint; timestamp: bigint }> => {
    const block = await node.rpc<{ number: Hex; timestamp: Hex }>('eth_getBlockByNumber', 'latest', false);
    return { number: BigInt(block.number), timestamp: BigInt(block.timestamp) };
  };
  const nonce = Number(await node.rpc<Hex>('eth_getTransactionCount', deployer, 'latest'));
  const governor = getCreateAddress({ from: deployer, nonce: nonce + 2 }) as Address;
  const token = await client.create(deployer, uni, [deployer, deployer, (await now()).timestamp + 10n * DAY]);
  const timelock = await client.create(deployer, timelockCode, [governor, 2n * DAY]);
  await client.create(deployer, governorCode, [timelock, token]);
  const to = (who: string, method: string, ...args: readonly unknown[]): Transaction => ({
    abi: governorCode.abi,
    to: governor,
    method,
    args,
    from: person(who),
  });
  const onToken = (who: string, method: string, ...args: readonly unknown[]): Transaction => ({
    ...to(who, method, ...args),
    abi: uni.abi,
    to: token,
  });
  const ask = async (call: Transaction): Promise<readonly unknown[]> =>
    (await client.callAll([call]))[0]?.toArray() ?? [];
  for (const who of PEOPLE) {
    await client.executeAll([onToken('deployer', 'transfer', person(who), HOLDERS[who] * COIN)]);
    await client.executeAll([onToken(who, 'delegate', person(who))]);
  }
  const [quorum] = await ask(to('m0', 'quorumVotes'));
  const terms = { quorum: quorum as bigint, gracePeriod: 14n * DAY };
  let snapshot = await node.rpc<Hex>('evm_snapshot');
  return {
    ...client,
    node,
    reader: createRpcClient({ urls: [node.url], chainId: 137, batchWaitMs: 0 }),
    governor,
    timelock,
    token,
    to,
    onToken,
    ask,
    now,
    terms,
    facts: async (id: bigint): Promise<ProposalFacts> => {
      const [, proposer, eta, startBlock, endBlock, forVotes, againstVotes, canceled, executed] = await ask(
        to('m0', 'proposals', id),
      );
      return { id, proposer, eta, startBlock, endBlock, forVotes, againstVotes, canceled, executed } as ProposalFacts;
    },
    votes: async (who: string): Promise<bigint> =>
      (await ask(onToken('m0', 'getCurrentVotes', person(who))))[0] as bigint,
    /** True if it succeeds in the next block, a second later. */
    succeeds: async (transaction: Transaction): Promise<boolean> => {
      await node.rpc('evm_setNextBlockTimestamp', Number((await now()).timestamp + 1n));
      return (await client.execute(transaction)).status === '0x1';
    },
    mine: async (blocks: number): Promise<void> =>
      void (await node.rpc('anvil_mine', `0x${blocks.toString(16)}`, '0x1')),
    wait: async (seconds: bigint): Promise<void> => {
      await node.rpc('evm_setNextBlockTimestamp', Number((await now()).timestamp + seconds));
      await node.rpc('evm_mine');
    },
    reset: async (): Promise<void> => {
      await node.rpc('evm_revert', snapshot);
      snapshot = await node.rpc<Hex>('evm_snapshot');
    },
  };
};

let stage: Awaited<ReturnType<typeof createStage>>;

beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.node.stop());

const signingOf = (who: string) => ({ account: person(who), watching: false, wrongNetwork: false });
const approval = (number: number) => ({
  target: stage.token,
  value: 0n,
  signature: 'approve(address,uint256)',
  callData: coder.encode(['address', 'uint256'], [person('fee'), number]) as Hex,
});

let proposed = 0;
/** Each with another call: the timelock takes the same one at the same time only once. */
const proposalOf = (who: string): Transaction => {
  proposed += 1;
  const { target, value, signature, callData } = approval(proposed);
  return stage.to(who, 'propose', [target], [value], [signature], [callData], `# Proposal ${proposed}`);
};
const propose = async (who: string): Promise<bigint> => {
  await stage.executeAll([proposalOf(who)]);
  return (await stage.ask(stage.to(who, 'proposalCount')))[0] as bigint;
};

it('the threshold is 0.25% of total supply in votes, and has to be exceeded', async () => {
  await stage.reset();
  const [threshold] = await stage.ask(stage.to('m0', 'proposalThreshold'));
  const [supply] = await stage.ask(stage.onToken('m0', 'totalSupply'));
  expect((threshold as bigint) * 400n).toBe(supply);
  for (const who of PEOPLE) {
    const votes = await stage.votes(who);
    const problem = validateProposal({
      signing: signingOf(who),
      votes,
      threshold: threshold as bigint,
      latest: 'none',
      title: 'T',
      body: 'B',
      actions: 1,
      faultyActions: 0,
      maxActions: 10n,
    });
    expect(await stage.succeeds(proposalOf(who))).toBe(problem === undefined);
    expect(problem).toBe(who === 'm0' || who === 'm1' ? undefined : 'notEnoughVotes');
  }
});

const begin = fc.constantFrom('fresh' as const, 'won' as const, 'queued' as const);
const act = fc.oneof(
  fc.record({ kind: fc.constant('vote' as const), who: fc.constantFrom(...PEOPLE), support: fc.boolean() }),
  fc.record({ kind: fc.constant('propose' as const), who: fc.constantFrom('m0' as const, 'm1' as const) }),
  fc.record({ kind: fc.constantFrom('queue' as const, 'execute' as const, 'cancel' as const) }),
  fc.record({
    kind: fc.constant('delegate' as const),
    who: fc.constantFrom(...PEOPLE),
    whom: fc.constantFrom(...PEOPLE),
  }),
  fc.record({ kind: fc.constant('mine' as const), blocks: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 9 }) }),
);

/** Facts of a proposal for the page, read from the contracts. */
const contextOf = async (id: bigint) => {
  const facts = await stage.facts(id);
  const moment = await stage.now();
  const [threshold] = await stage.ask(stage.to('m0', 'proposalThreshold'));
  const proposer = (await stage.ask(stage.onToken('m0', 'getCurrentVotes', facts.proposer)))[0] as bigint;
  return {
    facts,
    moment,
    terms: stage.terms,
    proposerVotes: proposer,
    threshold: threshold as bigint,
    value: 0n,
    coins: 1n,
  };
};

const checkVote = async (id: bigint, who: Holder, support: boolean): Promise<void> => {
  const context = await contextOf(id);
  const { facts, moment } = context;
  const [hasVoted] = (await stage.ask(stage.to(who, 'getReceipt', id, person(who))))[0] as [boolean];
  const isOver = moment.number > facts.startBlock;
  const weight = isOver
    ? ((await stage.ask(stage.onToken(who, 'getPriorVotes', person(who), facts.startBlock)))[0] as bigint)
    : undefined;
  const problem = validateVote({ ...context, signing: signingOf(who), hasVoted, weight });
  const isTaken = await stage.succeeds(stage.to(who, 'castVote', id, support));
  if (problem === undefined) {
    expect(isTaken).toBe(true);
    const after = await stage.facts(id);
    const [before, now] = support ? [facts.forVotes, after.forVotes] : [facts.againstVotes, after.againstVotes];
    expect(now - before).toBe(weight);
  }
  if (problem === 'alreadyVoted' || problem === 'votingClosed') expect(isTaken).toBe(false);
};

const checkMove = async (id: bigint, move: Move): Promise<void> => {
  const context = { ...(await contextOf(id)), signing: signingOf('fee') };
  const isOffered = movesOf(context).includes(move) && validateMove(move, context) === undefined;
  const state = stateAt(context.facts, context.terms, context.moment);
  const isDone = await stage.succeeds(stage.to('fee', move, id));
  // The contract cancels also what is decided already, which changes nothing, so nobody is offered that.
  const isPointless = move === 'cancel' && (state === 'canceled' || state === 'defeated' || state === 'expired');
  if (isOffered) expect(isDone).toBe(true);
  const { number, timestamp } = context.moment;
  const next = stateAt(context.facts, context.terms, { number: number + 1n, timestamp: timestamp + 1n });
  if (!isOffered && !isPointless && state === next) expect(isDone).toBe(false);
};

it('random votes, delegations and moves end in the states that the rule names, and nothing is offered that fails', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(begin, fc.array(act, { minLength: 4, maxLength: 14 }), async (begun, acts) => {
      await stage.reset();
      let id = await propose('m0');
      if (begun !== 'fresh') {
        await stage.mine(1);
        await stage.executeAll([stage.to('m0', 'castVote', id, true), stage.to('m1', 'castVote', id, true)]);
        await stage.mine(PERIOD);
        if (begun === 'queued') await stage.executeAll([stage.to('fee', 'queue', id)]);
      }
      for (const one of acts) {
        switch (one.kind) {
          case 'vote':
            await checkVote(id, one.who, one.support);
            break;
          case 'propose': {
            const latest = (await stage.ask(stage.to('m0', 'latestProposalIds', person(one.who))))[0] as bigint;
            const context = latest === 0n ? undefined : await contextOf(latest);
            const state = context ? stateAt(context.facts, context.terms, context.moment) : 'none';
            const [threshold] = await stage.ask(stage.to('m0', 'proposalThreshold'));
            const problem = validateProposal({
              signing: signingOf(one.who),
              votes: await stage.votes(one.who),
              threshold: threshold as bigint,
              latest: state,
              title: 'T',
              body: 'B',
              actions: 1,
              faultyActions: 0,
              maxActions: 10n,
            });
            const isTaken = await stage.succeeds(proposalOf(one.who));
            if (problem === undefined) expect(isTaken).toBe(true);
            if (problem === 'notEnoughVotes') expect(isTaken).toBe(false);
            if (isTaken) id += 1n;
            break;
          }
          case 'delegate':
            await stage.executeAll([stage.onToken(one.who, 'delegate', person(one.whom))]);
            break;
          case 'mine':
            await stage.mine(one.blocks);
            break;
          case 'wait':
            await stage.wait(BigInt(one.days) * DAY);
            break;
          default:
            await checkMove(id, one.kind);
        }
        for (let each = 1n; each <= id; each += 1n) {
          const shownState = proposalState((await stage.ask(stage.to('m0', 'state', each)))[0] as bigint);
          expect(stateAt(await stage.facts(each), stage.terms, await stage.now())).toBe(shownState);
          seen.add(shownState);
        }
      }
    }),
    { numRuns: 40, seed: 7 },
  );
  const all = ['active', 'canceled', 'defeated', 'executed', 'expired', 'pending', 'queued', 'succeeded'];
  expect([...seen].toSorted()).toEqual(all);
});

describe('the content of a proposal', () => {
  it('is read from the log of the one block that its snapshot names', async () => {
    await stage.reset();
    const { token: target, governor } = stage;
    const body = `${'word '.repeat(3000)}\u{1f600} end`;
    const action = { target, value: 0n, signature: 'mint(address,uint256)', callData: '0x12' } as const;
    const plan = planProposal(governor, {
      title: ' A title ',
      body,
      actions: [action, { ...action, signature: '', callData: '0x' }],
    });
    const hash = await stage.node.rpc<Hex>('eth_sendTransaction', {
      from: person('m0'),
      to: plan.contract,
      data: plan.callData,
      gas: '0x1312d00',
      gasPrice: '0x0',
    });
    await stage.node.rpc('evm_mine');
    expect((await stage.receiptsOf([hash]))[0]?.status).toBe('0x1');
    const [id, facts] = [1n, await stage.facts(1n)];
    const [delay] = await stage.ask(stage.to('m0', 'votingDelay'));
    const block = Number(facts.startBlock - (delay as bigint));
    const { signal } = new AbortController();
    expect(await readDescription(stage.reader, governor, { id, block }, signal)).toBe(`# A title\n\n${body.trim()}`);
    expect(await readDescription(stage.reader, governor, { id: 2n, block }, signal)).toBeUndefined();
    expect(await readDescription(stage.reader, governor, { id, block: block - 1 }, signal)).toBeUndefined();
    const [targets, values, signatures, data] = await stage.ask(stage.to('m0', 'getActions', id));
    expect([targets, values, signatures, data]).toEqual([
      [target, target],
      [0n, 0n],
      ['mint(address,uint256)', ''],
      ['0x12', '0x'],
    ]);
  });

  it('is simulated action by action from the timelock, with the reason of what would fail', async () => {
    await stage.reset();
    const { token, timelock } = stage;
    await stage.executeAll([stage.onToken('deployer', 'transfer', timelock, 100n)]);
    const data = (types: readonly string[], values: readonly unknown[]) => coder.encode(types, values) as Hex;
    const pull = (from: Address, amount: bigint) => ({
      target: token,
      value: 0n,
      signature: 'transferFrom(address,address,uint256)',
      callData: data(['address', 'address', 'uint256'], [from, person('fee'), amount]),
    });
    const allow = { ...approval(60), callData: data(['address', 'uint256'], [timelock, 60n]) };
    const run = async (...actions: Parameters<typeof simulateActions>[2]) =>
      (await simulateActions(stage.reader, timelock, actions)).map((action) =>
        'reason' in action ? action.reason : action.kind,
      );
    // The second one needs the first.
    expect(await run(allow, pull(timelock, 60n))).toEqual(['succeeds', 'succeeds']);
    const reason = 'Uni::transferFrom: transfer amount exceeds spender allowance';
    expect(await run(pull(person('m0'), 1n), allow)).toEqual([reason, 'skipped']);
    const empty = { target: person('fee'), value: 0n, signature: 'f()', callData: '0x' as Hex };
    expect(await run(allow, empty)).toEqual(['succeeds', 'noCode']);
    const pay = { target: person('fee'), value: 5n * COIN, signature: '', callData: '0x' as Hex };
    const setDelay = (seconds: bigint) => ({
      target: timelock,
      value: 0n,
      signature: 'setDelay(uint256)',
      callData: data(['uint256'], [seconds]),
    });
    const tooShort = 'Timelock::setDelay: Delay must exceed minimum delay.';
    expect(await run(pay, setDelay(3n * DAY), setDelay(1n))).toEqual(['succeeds', 'succeeds', tooShort]);
  });
});

it("a signed vote is its voter's, whoever sends it, and no other text is", async () => {
  await stage.reset();
  const id = await propose('m0');
  await stage.mine(2);
  const { governor, node } = stage;
  const voter = person('m1');
  const { reader } = stage;
  const walletOf = (account: Address) => ({
    request: ({ method, params = [] }: { method: string; params?: readonly unknown[] }): Promise<unknown> => {
      if (method === 'eth_accounts') return Promise.resolve([account]);
      // Another account's wallet always signs with its own key.
      const [, ...rest] = params;
      return method === 'eth_signTypedData_v4' ? node.rpc(method, account, ...rest) : node.rpc(method, ...params);
    },
  });
  const ballot = { governor, voter, proposalId: id, support: false };
  const signed = await signBallot(reader, walletOf(voter), ballot, () => true);
  if (!signed.ok) throw new Error(`Not signed: ${signed.error.code}`);
  const passedOn = parseSignedBallot(signedBallotText(signed.value, 137), { governor, chainId: 137 });
  expect(passedOn).toEqual(signed);
  expect(await isBallotOfVoter(reader, signed.value)).toBe(true);
  for (const change of [{ voter: person('m0') }, { support: true }, { proposalId: id + 1n }]) {
    expect(await isBallotOfVoter(reader, { ...signed.value, ...change })).toBe(false);
  }
  expect(await signBallot(reader, walletOf(voter), ballot, () => false)).toMatchObject({ error: { code: 'rejected' } });
  const other = await signBallot(reader, walletOf(person('m0')), ballot, () => true);
  expect(other).toMatchObject({ ok: false, error: { code: 'accountChanged' } });

  const plan = planSignedVote(signed.value);
  const [method, ...args] = [
    plan?.method ?? '',
    ...(new Interface(governorCode.abi.fragments)
      .decodeFunctionData('castVoteBySig', plan?.callData ?? '0x')
      .toArray() as unknown[]),
  ];
  expect(await stage.succeeds(stage.to('fee', method, ...args))).toBe(true);
  const [receipt] = (await stage.ask(stage.to('fee', 'getReceipt', id, voter))) as [
    readonly [boolean, boolean, bigint],
  ];
  expect([...receipt]).toEqual([true, false, HOLDERS.m1 * COIN]);
  expect(await stage.succeeds(stage.to('fee', method, ...args))).toBe(false);
});
