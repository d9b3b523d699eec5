import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import {
  describedLines,
  recordOutcomeWords,
  recordWords,
  useOutlook,
  waitingWords,
} from '#features/transactions/index.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { sharedProposal, type SharedProblem } from '#stores/sharedProposal.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';

const Line = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

const close = (): void => sharedProposal.set({ phase: 'none' });

function Close(): ReactElement {
  return (
    <Button size="xs" variant="outline" onClick={close}>
      <Trans>Close</Trans>
    </Button>
  );
}

function Opened({ record }: { readonly record: TransactionRecord }): ReactElement {
  const { i18n } = useLingui();
  const { signers, lines, isDoubtful } = useOutlook(record);
  const isWaiting = !isSettled(record);
  const words = isWaiting ? waitingWords(record) : recordOutcomeWords(record);
  return (
    <Banner
      tone={isWaiting && isDoubtful ? 'warning' : 'info'}
      role="status"
      title={i18n._(recordWords(record))}
      action={<Close />}
    >
      {words && <Line>{i18n._(words)}</Line>}
      {signers && <Line>{signers}</Line>}
      {isWaiting && lines.map((line) => <Line key={line}>{line}</Line>)}
    </Banner>
  );
}

const isWhole = (problem: SharedProblem): boolean => problem.code !== 'foreign' && problem.code !== 'foreignCode';

function Problem({ problem }: { readonly problem: SharedProblem }): ReactElement {
  const { i18n } = useLingui();
  switch (problem.code) {
    case 'unknown':
      return <Trans>Your Safe doesn't describe it. Check that the link belongs to this Safe.</Trans>;
    case 'unread':
      return <Trans>Your node didn't answer. Reload this page to try again.</Trans>;
    case 'foreignCode':
      return (
        <Trans>
          It runs the code of {problem.to} in your Safe's name, which may do anything with your Safe. Sign it only if
          you know that contract.
        </Trans>
      );
    case 'foreign': {
      const count = problem.calls.length;
      const unknown = problem.calls.filter(({ info }) => !info).length;
      return (
        <>
          {count === 1 ? (
            <Trans>This page doesn't recognise this call. Review it in your Safe.</Trans>
          ) : (
            <Trans>
              {count} calls, {unknown} unknown. Review every call in your Safe.
            </Trans>
          )}
          {describedLines(problem.calls).map((line, index) => (
            <Line key={index}>{i18n._(line)}</Line>
          ))}
        </>
      );
    }
  }
}

export function SharedProposal(): ReactElement | null {
  const shared = useSyncExternalStore(sharedProposal.subscribe, sharedProposal.current);
  const hash = shared.phase === 'none' ? undefined : shared.hash;
  const record = useAppSelector((state) => (hash ? selectTransaction(state, POLYGON_CHAIN_ID, hash) : undefined));
  switch (shared.phase) {
    case 'none':
    case 'opening':
      return null;
    case 'opened':
      return record ? <Opened record={record} /> : null;
    case 'outside':
      return (
        <Banner
          tone="info"
          role="status"
          title={<Trans>This link shows a proposal of a Safe</Trans>}
          action={<Close />}
        >
          <Trans>Open it in your Safe to see what the proposal would do.</Trans>
        </Banner>
      );
    case 'failed':
      return (
        <Banner
          tone="warning"
          role="alert"
          title={
            isWhole(shared.problem) ? (
              <Trans>Couldn't show the proposal</Trans>
            ) : (
              <Trans>Unknown calls in the proposal</Trans>
            )
          }
          action={<Close />}
        >
          <Problem problem={shared.problem} />
        </Banner>
      );
  }
}
