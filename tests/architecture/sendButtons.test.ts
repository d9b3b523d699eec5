import ts from 'typescript';
import { expect, it } from 'vitest';
import { unguardedPresses } from '../support/sendingPresses.ts';

const project = new URL('../..', import.meta.url).pathname;

const readConfig = (): ts.ParsedCommandLine => {
  const file = ts.readConfigFile(`${project}tsconfig.json`, (path) => ts.sys.readFile(path));
  return ts.parseJsonConfigFileContent(file.config, ts.sys, project);
};

/** A page that could be added later. */
const NEXT_PAGE = `
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

const lineOf = (text: string, words: string): number => text.split('\n').findIndex((line) => line.includes(words)) + 1;

it('what a press sends is a SendButton, which names a request that still waits', () => {
  // In a folder that there is, as imports are looked up in real ones.
  const samples = { 'pages/faucet/NextPage.tsx': NEXT_PAGE, 'pages/faucet/ConfirmNext.tsx': CONFIRM_NEXT };
  const expected = [
    ...['at once', 'by a variable', 'by a hook', 'a service', 'an approval', 'by no button'].map(
      (words) => `pages/faucet/NextPage.tsx:${lineOf(NEXT_PAGE, words)}`,
    ),
    `pages/faucet/ConfirmNext.tsx:${lineOf(CONFIRM_NEXT, 'by a property')}`,
  ];
  const found = unguardedPresses(`${project}src/`, readConfig(), samples);
  expect(found.filter((where) => !where.includes('Next'))).toEqual([]);
  expect(found.toSorted()).toEqual(expected.toSorted());
});
