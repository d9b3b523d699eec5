import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerFollowUp, followUpTurn, type FollowUp } from '#domain/followUps/followUp.ts';
import { followUpsIn, MAX_FOLLOW_UPS, orderOfKey } from '#domain/followUps/storedFollowUps.ts';
import { storedText } from '#lib/storedValue.ts';
import { TOKEN0, TOKEN1 } from '../orderBook/markets.ts';

const prepared: FollowUp = {
  account: '0x4000000000000000000000000000000000000000',
  order: `${TOKEN0} ${TOKEN1} 7`,
  price: '0.45',
  when: 'whole',
  answered: 0n,
  answeredSold: 0n,
};

const story = (state: 'open' | 'filled' | 'cancelled', received: bigint, filled: bigint) => ({
  state,
  received,
  filled,
});

describe('an order prepared for the whole fill', () => {
  it('waits for the last fill and is offered with all that it received', () => {
    expect(followUpTurn(prepared, undefined)).toEqual({ kind: 'waiting' });
    expect(followUpTurn(prepared, story('open', 40n, 100n))).toEqual({ kind: 'waiting' });
    const turn = followUpTurn(prepared, story('filled', 42n, 105n));
    expect(turn).toEqual({ kind: 'offer', amount: 42n, sold: 105n, isLast: true });
  });

  it('is dropped with the order, also after a part was filled', () => {
    expect(followUpTurn(prepared, story('cancelled', 0n, 0n))).toEqual({ kind: 'dropped' });
    expect(followUpTurn(prepared, story('cancelled', 40n, 100n))).toEqual({ kind: 'dropped' });
  });

  it('counts what was received before it was prepared out', () => {
    const later = { ...prepared, answered: 40n, answeredSold: 100n };
    expect(followUpTurn(later, story('filled', 42n, 105n))).toMatchObject({ amount: 2n, sold: 5n });
  });
});

it('after each fill, offers every received unit once, in whatever parts the order fills and is cancelled', () => {
  const fill = fc.record({ received: fc.bigInt({ min: 0n, max: 10n ** 30n }), isAnswered: fc.boolean() });
  fc.assert(
    fc.property(fc.array(fill, { minLength: 1, maxLength: 20 }), fc.boolean(), (fills, isCancelled) => {
      let known: FollowUp | undefined = { ...prepared, when: 'part' };
      let [received, offered] = [0n, 0n];
      fills.forEach(({ received: more, isAnswered }, at) => {
        received += more;
        const isLast = at === fills.length - 1;
        const state = isLast ? (isCancelled ? 'cancelled' : 'filled') : 'open';
        const turn = known && followUpTurn(known, story(state, received, 2n * received));
        if (turn?.kind !== 'offer' || !known) {
          expect(received - offered).toBe(0n);
          return;
        }
        expect(turn.sold).toBe(2n * turn.amount);
        if (!isAnswered && !isLast) return;
        offered += turn.amount;
        known = answerFollowUp(known, turn);
        expect(known === undefined).toBe(isLast);
      });
      expect(offered).toBe(received);
    }),
  );
});

it('forgets with the answer that the ticket was opened', () => {
  const opened = { ...prepared, opened: 5n, openedSold: 9n, openedTime: 1, sentTime: 2 };
  const answered = answerFollowUp(opened, { amount: 5n, sold: 9n, isLast: false });
  expect(answered).toEqual({ ...prepared, answered: 5n, answeredSold: 9n });
});

describe('stored prepared orders', () => {
  const stored = (): Record<string, unknown> => JSON.parse(storedText([prepared]))[0] as Record<string, unknown>;
  const other = (fields: Record<string, unknown>) => ({ ...stored(), order: `${TOKEN0} ${TOKEN1} 8`, ...fields });

  it('come back as they were', () => {
    const opened = { ...prepared, opened: 5n, openedSold: 9n, openedTime: 1_800_000_000_000 };
    const sent = { ...opened, order: `${TOKEN0} ${TOKEN1} 9`, sentTime: 1_800_000_000_001 };
    expect(followUpsIn(JSON.parse(storedText([opened, sent])))).toEqual([opened, sent]);
    expect(orderOfKey(prepared.order)).toEqual({ soldToken: TOKEN0, boughtToken: TOKEN1, index: 7n });
  });

  it.each([
    ['account', '0x1'],
    ['order', `${TOKEN0} ${TOKEN0} 8`],
    ['order', `${TOKEN0} ${TOKEN1}`],
    ['price', '0'],
    ['price', '0.000'],
    ['price', '1e5'],
    ['price', '-1'],
    ['price', 1],
    ['price', '.'],
    ['price', '1'.repeat(80)],
    ['when', 'never'],
    ['answered', '-1'],
    ['answeredSold', 4],
    ['opened', '5'],
    ['openedTime', 12],
    ['openedSold', '5'],
  ])('leave out one with %s = %j', (field, value) => {
    expect(followUpsIn([other({ [field]: value }), stored()])).toEqual([prepared]);
  });

  it('are at most fifty, one for each order', () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...stored(), order: `${TOKEN0} ${TOKEN1} ${at}` }));
    expect(followUpsIn(many)).toHaveLength(MAX_FOLLOW_UPS);
    expect(followUpsIn([stored(), { ...stored(), price: '9' }])).toEqual([prepared]);
    for (const wrong of [undefined, null, 7, 'x', {}, [null, 3]]) expect(followUpsIn(wrong)).toEqual([]);
  });
});
