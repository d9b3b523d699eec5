import { describe, expect, it } from 'vitest';
import { ticketFields } from '#pages/trade/order/form/ticketFields.ts';
import { E18, E6, MYT, mockIntent, quoted, USDC } from '../../mockMarket.ts';

const quote = quoted(mockIntent);
const typedToPay = {
  currencies: { input: USDC, output: MYT, inputToken: USDC, outputToken: MYT, notTokens: [] },
  wrap: undefined,
  orderType: 'LIMIT',
  field: 'INPUT',
  typedValue: '8000',
  amount: 8_000n * E6,
  amountProblem: undefined,
  quote,
  exchange: undefined,
  inputBalance: 12_000n * E6,
  maxInput: 12_000n * E6,
  outputBalance: undefined,
  spend: 8_000n * E6,
} as const;

describe('the two amounts of a ticket', () => {
  it('the typed one is as it was typed, with its problem', () => {
    const flawed = { ...typedToPay, typedValue: '8000.', amount: undefined, amountProblem: { code: 'empty' } } as const;
    expect(ticketFields(flawed, true).input).toEqual({
      currency: USDC,
      text: '8000.',
      amount: undefined,
      balance: 12_000n * E6,
      max: 12_000n * E6,
      connected: true,
      problem: { code: 'empty' },
    });
  });

  it('a limit order receives what fills and what rests, a market order what fills now', () => {
    const limit = ticketFields(typedToPay, true).output;
    const market = ticketFields({ ...typedToPay, orderType: 'MARKET' }, true).output;
    expect(limit.amount).toBe(quote.filled.received + quote.rests.bought);
    expect(market.amount).toBe(quote.filled.received);
  });

  it('the order book takes the order whole, a router what it needs', () => {
    const typedToReceive = { ...typedToPay, field: 'OUTPUT', typedValue: '100', amount: 100n * E18 } as const;
    const routed = { used: { market: {} } } as unknown as Parameters<typeof ticketFields>[0]['exchange'];
    expect(ticketFields(typedToReceive, true).input.amount).toBe(8_000n * E6);
    expect(ticketFields({ ...typedToReceive, exchange: routed }, true).input.amount).toBe(quote.filled.spent);
  });

  it('a coin and its wrapper change one for one', () => {
    expect(ticketFields({ ...typedToPay, wrap: 'wrap', quote: undefined }, true).output.amount).toBe(8_000n * E6);
  });

  it('a token that is being read is not one that has to be chosen', () => {
    const currencies = { ...typedToPay.currencies, input: undefined, isLoading: { INPUT: true, OUTPUT: false } };
    const fields = ticketFields({ ...typedToPay, currencies }, true);
    expect([fields.input.isLoading, fields.output.isLoading]).toEqual([true, false]);
  });

  it('the other one is empty without a quote', () => {
    expect(ticketFields({ ...typedToPay, quote: undefined }, false).output).toMatchObject({
      text: '',
      amount: undefined,
    });
  });
});
