import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { validateAdd, type AddContext, type AddSide } from '#domain/liquidity/validateAdd.ts';
import { err, ok } from '#lib/result.ts';
import { addButtonText, addNote } from '#pages/add/messages.ts';
import { MYT, USDC } from '../../domain/trade/tickets.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

const side = (change: Partial<AddSide> = {}): AddSide => ({
  currency: USDC,
  amount: 100_000_000n,
  balance: 200_000_000n,
  approval: 'approved',
  transferFeeBps: 0,
  minToOpen: undefined,
  ...change,
});

const context = (change: Partial<AddContext> = {}): AddContext => ({
  account: `0x${'a'.repeat(40)}`,
  watching: false,
  wrongNetwork: false,
  unsupported: false,
  poolState: 'priced',
  a: side({ currency: MYT }),
  b: side(),
  quote: ok('quote'),
  freshness: 'fresh',
  ...change,
});

const says = (change: Partial<AddContext>): string => {
  const problem = validateAdd(context(change));
  return problem ? i18n._(addButtonText(problem)) : 'Supply';
};

const a = (change: Partial<AddSide>) => ({ a: side({ currency: MYT, ...change }) });
const b = (change: Partial<AddSide>) => ({ b: side(change) });

describe("Add-liquidity button and errors, priority order: 'Connect Wallet; Invalid pair; Enter an amount; Insufficient {symbol} balance'", () => {
  const everything: Partial<AddContext> = {
    account: undefined,
    poolState: 'invalid',
    a: side({ currency: MYT, amount: undefined, balance: 0n, approval: 'notApproved' }),
    b: side({ amount: 300_000_000n, approval: 'notApproved' }),
  };

  it('each is shown once those before it are put right', () => {
    const connected = { ...everything, account: context().account };
    const paired = { ...connected, poolState: 'priced' as const, quote: undefined };
    const typed = { ...paired, a: side({ currency: MYT, balance: 0n, approval: 'notApproved' }) };
    const coin = { ...typed, ...a({ approval: 'notApproved' }) };
    const both = { ...coin, ...b({ approval: 'notApproved' }) };
    expect(says(everything)).toBe('Connect Wallet');
    expect(says(connected)).toBe('Invalid pair');
    expect(says(paired)).toBe('Enter an amount');
    expect(says(typed)).toBe('Insufficient MYT balance');
    expect(says(coin)).toBe('Insufficient USDC balance');
    expect(validateAdd(context(both))).toEqual({ code: 'approvalMissing' });
    expect(validateAdd(context({ ...both, ...a({}), ...b({}) }))).toBeUndefined();
  });

  it('Supply is enabled only when both tokens are approved, and its words do not change with them', () => {
    const states = ['notApproved', 'pending', 'approved'] as const;
    for (const one of states) {
      for (const other of states) {
        const change = { ...a({ approval: one }), ...b({ approval: other }) };
        expect(says(change)).toBe('Supply');
        expect(validateAdd(context(change)) === undefined).toBe(one === 'approved' && other === 'approved');
      }
    }
  });

  it("a list's ban and a wrong network come first", () => {
    expect(says({ ...everything, unsupported: true })).toBe('Unsupported Asset');
    expect(says({ ...everything, wrongNetwork: true })).toBe('Switch to Polygon');
  });

  it.each([
    ['a side without a token', { poolState: 'notChosen' }, 'Select a token'],
    ['a pool that is being read', { poolState: 'loading' }, 'Loading'],
    ['one amount whose counterpart is still to come', { poolState: 'loading', ...b({ amount: undefined }) }, 'Loading'],
    ['a pool that could not be read', { poolState: 'unread' }, "Couldn't load the pool"],
    ['amounts of zero', { ...a({ amount: 0n }), ...b({ amount: 0n }) }, 'Enter an amount'],
    ['a unit that nothing goes with', b({ amount: 0n }), 'The amount is too small'],
    ['an allowance that is not read yet', b({ approval: 'unknown' }), 'Loading'],
    [
      'more than owned, before the pool is asked',
      { ...a({ balance: 1n }), quote: err({ code: 'overflow' }) },
      'Insufficient MYT balance',
    ],
    ['a balance that is not known keeps nobody back', a({ balance: undefined }), 'Supply'],
    [
      'what a token keeps, still being found out: nothing is asked for before',
      { quote: undefined, ...b({ transferFeeBps: undefined, approval: 'notApproved' }) },
      'Checking USDC',
    ],
    ['less than a pool token', { quote: err({ code: 'tooLittle' }) }, 'The amount is too small'],
    ['more than the pool counts', { quote: err({ code: 'overflow' }) }, 'The amount is too large'],
    [
      'a stuck pool, whatever is typed',
      { poolState: 'stuck', quote: undefined, ...a({ amount: undefined, balance: 0n }) },
      'The pool takes no liquidity now',
    ],
    ['a price that is late', { freshness: 'late' }, 'Supply'],
    ['a stale price', { freshness: 'stale', ...b({ approval: 'notApproved' }) }, 'Prices are too old'],
    ['one-sided dust', { quote: err({ code: 'oneSided' }) }, 'The pool takes no liquidity now'],
  ] as const satisfies readonly (readonly [string, Partial<AddContext>, string])[])(
    'the button is right for "%s"',
    (_what, change, words) => {
      expect(says(change)).toBe(words);
    },
  );

  it('a pool that could not be read has a next step next to the button', () => {
    const note = addNote({ code: 'poolFailed' });
    expect(note && i18n._(note)).toBe("The node didn't respond. Retrying with each new block; your input is kept.");
  });

  it.each(['zeroAmount', 'tooLittle', 'overflow'] as const)('%s has a next step next to the button', (code) => {
    const note = addNote({ code: 'pool', problem: { code } });
    expect(note && i18n._(note)).toMatch(/Enter (a larger amount|(larger|smaller) amounts)\.$/);
  });
});

describe('First-mint rule', () => {
  const min = 100_500_000n;
  const words = 'You are the first person to open this pool, we require at least 100.5 USDC to open this pool';

  it("'You are the first person to open this pool, we require at least {amount} {symbol} to open this pool'", () => {
    expect(says({ poolState: 'opens', ...b({ minToOpen: min, approval: 'notApproved' }) })).toBe(words);
  });

  it('is met by just that much, and asks nothing of a pool that is open', () => {
    expect(says({ poolState: 'opens', ...b({ minToOpen: 100_000_000n }) })).toBe('Supply');
    expect(says({ poolState: 'priced', ...b({ minToOpen: min }) })).toBe('Supply');
  });
});
