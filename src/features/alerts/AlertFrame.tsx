import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { MAX_ALERTS } from '#domain/alerts/storedAlerts.ts';
import type { AlertProblem } from '#domain/alerts/validateAlert.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { color, space } from '#ui/theme/theme.ts';
import { NoticeNote } from './NoticeNote.tsx';
import type { AlertForm } from './useAlertForm.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  & p {
    color: ${color('text-2')};
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const problems: Readonly<Record<Exclude<AlertProblem, 'empty'>, MessageDescriptor>> = {
  zero: msg`Enter an amount above zero`,
  unknown: msg`Loading the current figure`,
  stale: msg`The node is behind. Wait for a new block`,
  reached: msg`This is already reached`,
  exists: msg`This alert is already set`,
  tooMany: msg`You have ${MAX_ALERTS} alerts. Remove one in the settings first`,
};

interface AlertFrameProps {
  readonly title: string;
  readonly form: AlertForm;
  readonly emptyWords: string;
  readonly words?: Partial<Record<AlertProblem, string>>;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

export function AlertFrame({ title, form, emptyWords, words, onClose, children, foot }: AlertFrameProps): ReactElement {
  const { i18n } = useLingui();
  const { problem, current, set, remove } = form;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void set().then(onClose);
  };
  const problemText = problem && (words?.[problem] ?? (problem === 'empty' ? emptyWords : i18n._(problems[problem])));
  return (
    <Modal open onClose={onClose} title={title}>
      <Form onSubmit={submit} noValidate>
        {children}
        <NoticeNote />
        <Buttons>
          <Button type="submit" variant="primary" block disabled={problem !== undefined}>
            {problemText ?? (current ? <Trans>Change alert</Trans> : <Trans>Set alert</Trans>)}
          </Button>
          {current && (
            <Button
              variant="outline"
              block
              onClick={() => {
                remove();
                onClose();
              }}
            >
              <Trans>Remove alert</Trans>
            </Button>
          )}
        </Buttons>
        {foot}
      </Form>
    </Modal>
  );
}
