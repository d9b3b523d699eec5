import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { problemWords } from '#features/transactions/problemWords.ts';
import { WMATIC, MYT } from '../pages/trade/mockMarket.ts';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { explainPlan } from '#writes/checks/planRules.ts';
import { planCancel } from '#writes/orders/cancelOrder.ts';
import { createFakeNode, word } from '../support/fakeNode.ts';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
const cause = new Error('why');
const alice = `0x${'a'.repeat(40)}` as const;
const book = `0x${'b'.repeat(40)}` as const;

const wordsOfBlocked = async (paidBack: Currency): Promise<string> => {
  const node = createFakeNode();
  node.delayMs = 0;
  node.methods.set('eth_call', () => word(1));
  const plan = planCancel({ soldToken: WMATIC, boughtToken: MYT, paidBack, index: 1n, amount: 5n }, book);
  const problem = await explainPlan(plan, { reader: node, from: alice }, { code: 'reverted', reason: '', cause });
  return problem ? i18n._(problemWords(problem)) : '';
};

it('says before a cancellation in two steps that it pays WMATIC where a plain one pays MATIC', async () => {
  expect(await wordsOfBlocked(nativeCurrency)).toContain('pays WMATIC, not MATIC');
  expect(await wordsOfBlocked(MYT)).not.toContain('WMATIC');
});
