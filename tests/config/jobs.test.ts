import { expect, it } from 'vitest';
import { jobRule } from '#config/jobRule.ts';

const job = { title: 'Engineer', text: 'One.\nTwo.', apply: 'mailto:jobs@example.org' };

it('open positions come from the configuration, paragraph by paragraph', () => {
  expect(jobRule(JSON.stringify([job]))).toEqual({
    ok: true,
    value: [{ title: 'Engineer', text: ['One.', 'Two.'], apply: 'mailto:jobs@example.org' }],
  });
  expect(jobRule('[]')).toEqual({ ok: true, value: [] });
});

it.each([
  'text',
  '{}',
  JSON.stringify([{ ...job, title: ' ' }]),
  JSON.stringify([{ ...job, apply: 'javascript:alert(1)' }]),
  JSON.stringify([{ ...job, apply: 'http://example.org' }]),
  JSON.stringify([{ ...job, text: 'x'.repeat(5001) }]),
  JSON.stringify([job, job]),
])('%.60s is none', (text) => {
  expect(jobRule(text).ok).toBe(false);
});
