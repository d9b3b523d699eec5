import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFloor } from '../../tools/build/floor/index.ts';
import { isCss, platformApis } from '../../tools/build/floor/platformApis.ts';
import { newerUses } from '../support/newerUses.ts';
import { sendingPlaces } from '../support/sendingPresses.ts';
import { sourceProgram } from '../support/sourceProgram.ts';

const project = new URL('../..', import.meta.url).pathname;
const root = `${project}src/`;

/** A page that could be added later. */
const NEXT_PAGE = `
import { useEffect } from 'react';
import { SendButton } from '#features/sendButton/index.ts';
import { Button } from '#ui/fields/Button.tsx';
import type { Approval } from '#features/approval/index.ts';
import { useSubmit } from '#writes/sending/useSubmit.ts';
import { useUserAction } from '#writes/signing/useUserAction.ts';
import { ConfirmNext } from './ConfirmNext.tsx';
import type { Job } from '#writes/plan/plan.ts';

const useNext = (job: Job) => {
  const { submit, reset } = useSubmit();
  return { reset, isReady: true, start: () => void submit(job, '') };
};

const useStep = (approval: Approval, problem: string | undefined): (() => void) | undefined =>
  problem === undefined ? undefined : () => approval.approve();

interface NextProps {
  readonly job: Job;
  readonly problem: string | undefined;
  readonly approval: Approval;
}

export function NextPage({ job, problem, approval }: NextProps) {
  const { submit, reset } = useSubmit();
  const { send } = useUserAction();
  useEffect(() => void submit(job, ''), [submit, job]);
  const next = useNext(job);
  const step = useStep(approval, problem);
  const press = problem ? undefined : () => void submit(job, '');
  return (
    <>
      <Button onClick={() => void submit(job, '')}>at once</Button>
      <Button onClick={press}>by a variable</Button>
      <Button onClick={() => next.start()}>by a hook of its own</Button>
      <Button onClick={() => void send({ clientAddress: '', actionType: 'join', action: {} } as never)}>a service</Button>
      <button onClick={next.start}>by no button of the design</button>
      <Button disabled={step === undefined} onClick={step}>an approval, by the function of a hook</Button>
      <Button onClick={approval.dismiss} loading={approval.asking}>sends nothing in any case</Button>
      <ConfirmNext onConfirm={press} onClose={reset} />
      <SendButton onClick={press}>as it has to be</SendButton>
      <Button onClick={reset}>sends nothing</Button>
      <Button onClick={next.reset} disabled={!next.isReady}>sends nothing either</Button>
    </>
  );
}
`;

const CONFIRM_NEXT = `
import { Button } from '#ui/fields/Button.tsx';

interface ConfirmNextProps {
  readonly onConfirm: (() => void) | undefined;
  readonly onClose: () => void;
}

export function ConfirmNext({ onConfirm, onClose }: ConfirmNextProps) {
  return (
    <>
      <Button onClick={onClose}>Keep it</Button>
      <Button onClick={onConfirm}>by a property</Button>
    </>
  );
}
`;

// In a folder that there is, as imports are looked up in real ones.
const samples = { 'pages/faucet/NextPage.tsx': NEXT_PAGE, 'pages/faucet/ConfirmNext.tsx': CONFIRM_NEXT };

/** Shared, because a compiler reads all sources for ten seconds. */
const program = sourceProgram(project, samples);

const sending = sendingPlaces(program, root);

const lineOf = (text: string, words: string): number => text.split('\n').findIndex((line) => line.includes(words)) + 1;

it('every press that sends is a SendButton, which names a request that still waits', () => {
  const expected = [
    ...['at once', 'by a variable', 'by a hook', 'a service', 'an approval', 'by no button'].map(
      (words) => `pages/faucet/NextPage.tsx:${lineOf(NEXT_PAGE, words)}`,
    ),
    `pages/faucet/ConfirmNext.tsx:${lineOf(CONFIRM_NEXT, 'by a property')}`,
  ];
  const found = sending.unguarded;
  expect(found.filter((where) => !where.includes('Next'))).toEqual([]);
  expect(found.toSorted()).toEqual(expected.toSorted());
});

/** Effects that reach a function that sends, by the reason why no transaction is unannounced. */
const REACHING: Readonly<Record<string, string>> = {
  'features/slices/useEndedSlices.ts': 'stores and announces results',
  'features/slices/useFollowedSlice.ts': 'stores and announces results',
  'features/transactions/CancelRemainder.tsx': 'the user chose "Fill now, cancel rest" before the order',
  'pages/trade/order/cancel/CancelFirst.tsx': 'a press on "Cancel it first" opens it',
  'pages/trade/order/form/useForeseen.ts': 'simulates',
  'pages/trade/order/form/useFoundLater.ts': 'records a step that the chain has',
};

it('no effect sends a transaction that the user did not choose before', () => {
  const found = sending.unpressed.map((where) => where.split(':')[0] ?? '');
  expect([...new Set(found)].toSorted()).toEqual([...Object.keys(REACHING), 'pages/faucet/NextPage.tsx'].toSorted());
  expect(sending.unpressed).toContain(`pages/faucet/NextPage.tsx:${lineOf(NEXT_PAGE, 'useEffect(() => void submit')}`);
});

const newer = JSON.parse(readFileSync(`${project}tools/build/floor/newerApis.json`, 'utf8')) as {
  readonly floor: unknown;
  readonly names: readonly string[];
};

/** `Array.prototype.with` is `Array.with`, `navigator.share` is `Navigator.share`. */
const allowed = new Set(
  platformApis
    .filter((entry) => !isCss(entry) && entry.use !== 'unused')
    .map(({ name }) => name.replace('.prototype', '').replace(/^navigator/, 'Navigator'))
    .map((name) => (/^[a-z]/.test(name) ? `Window.${name}` : name)),
);

it('the list of newer APIs is of the oldest engines', () => {
  expect(newer.floor).toEqual(readFloor());
});

it('no source uses what the oldest engines lack, by the data of MDN, unless platformApis.ts names it', () => {
  const used = newerUses(program, root, new Set(newer.names)).map((use) => [use.split(' in ')[0] ?? '', use] as const);
  expect(used.map(([name]) => name)).toContain('Array.toSorted');
  expect(used.filter(([name]) => !allowed.has(name)).map(([, use]) => use)).toEqual([]);
});
