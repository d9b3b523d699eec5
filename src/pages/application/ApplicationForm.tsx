import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement, type ReactNode } from 'react';
import { env } from '#config/env.ts';
import { applicationFields, type ApplicationField, type ApplicationKind } from '#domain/applications/draft.ts';
import { readableText } from '#domain/tokens/readableText.ts';
import { ActionFailure } from '#features/appApi/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { connectWords, wrongNetworkWords } from '#features/wallet/index.ts';
import { saveFile } from '#lib/saveFile.ts';
import { useIsOffline } from '#reads/connection/useIsOffline.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { modalToggled } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormAction } from '#ui/layout/FormPage.ts';
import { useNetworkSwitch } from '#writes/wallet/useNetworkSwitch.ts';
import { useUserAction } from '#writes/signing/useUserAction.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { applicationFile } from './applicationFile.ts';
import { missingText, problemText } from './messages.ts';
import { useApplication, type ApplicationView } from './useApplication.ts';

interface PartProps {
  readonly view: ApplicationView;
}

const useFieldError = ({ problems, draft }: ApplicationView): ((field: ApplicationField) => ReactNode) => {
  const { i18n } = useLingui();
  return (field) => {
    const problem = problems[field];
    if (problem === undefined || problem === 'empty' || problem === 'loading') return undefined;
    return i18n._(problemText(problem, field, draft[field]));
  };
};

function TokenFields({ view }: PartProps): ReactElement {
  const { t } = useLingui();
  const { kind, draft, type } = view;
  const errorOf = useFieldError(view);
  return (
    <>
      <TextField
        kind="code"
        label={kind === 'pair' ? t`First token's address` : t`Token address`}
        placeholder="0x..."
        value={draft.tokenA}
        onChange={(text) => type('tokenA', text)}
        error={errorOf('tokenA')}
      />
      {kind === 'pair' && (
        <TextField
          kind="code"
          label={t`Second token's address`}
          placeholder="0x..."
          value={draft.tokenB}
          onChange={(text) => type('tokenB', text)}
          error={errorOf('tokenB')}
        />
      )}
    </>
  );
}

function ProjectFields({ view }: PartProps): ReactElement {
  const { t } = useLingui();
  const { draft, type } = view;
  const errorOf = useFieldError(view);
  return (
    <>
      <TextField
        kind="link"
        label={t`Website`}
        placeholder="https://..."
        value={draft.website}
        onChange={(text) => type('website', text)}
        error={errorOf('website')}
      />
      <TextField
        kind="code"
        label={t`Contact: a mail address or a page`}
        value={draft.contact}
        onChange={(text) => type('contact', text)}
        error={errorOf('contact')}
      />
      <TextArea
        kind="words"
        label={t`About the project`}
        value={draft.about}
        onChange={(text) => type('about', text)}
        error={errorOf('about')}
      />
    </>
  );
}

interface Step {
  readonly words: ReactNode;
  readonly press: (() => void) | undefined;
  readonly sends?: boolean;
}

const useMissing = ({ problems }: ApplicationView): Step | undefined => {
  const { i18n } = useLingui();
  const field = applicationFields.find((applicationField) => problems[applicationField] !== undefined);
  if (field === undefined) return undefined;
  const problem = problems[field];
  if (problem === 'loading') return { words: <Trans>Loading</Trans>, press: undefined };
  return {
    words: problem === 'empty' ? i18n._(missingText[field]) : <Trans>Correct the marked field</Trans>,
    press: undefined,
  };
};

/** Requires an account, because the service replies to it. */
const useSendStep = (send: () => void): Step => {
  const { i18n } = useLingui();
  const { status, signer } = useWallet();
  const dispatch = useAppDispatch();
  const { switchNetwork } = useNetworkSwitch();
  const isOffline = useIsOffline();
  if (status === 'watching') return { words: <Trans>Watching only</Trans>, press: undefined };
  if (isOffline) return { words: <Trans>You are offline</Trans>, press: undefined };
  if (status === 'wrongNetwork') {
    return { words: i18n._(wrongNetworkWords(switchNetwork !== undefined)), press: switchNetwork };
  }
  if (!signer) return { words: i18n._(connectWords()), press: () => dispatch(modalToggled('WALLET')) };
  return { words: <Trans>Send the application</Trans>, press: send, sends: true };
};

interface SendProps extends PartProps {
  readonly onSent: (reference: string | undefined) => void;
}

function Send({ view, onSent }: SendProps): ReactElement {
  const { signer } = useWallet();
  const { state, send } = useUserAction();
  const missing = useMissing(view);
  const save = (): void =>
    saveFile(`${view.kind}-application.json`, JSON.stringify(applicationFile(view), null, 2), 'application/json');
  const submit = async (): Promise<void> => {
    const actionType = view.kind === 'token' ? 'applyToken' : 'applyPair';
    const sent = await send({ clientAddress: signer ?? '', actionType, action: applicationFile(view) });
    if (sent.phase !== 'accepted') return;
    const { reference } = sent.answer;
    onSent(typeof reference === 'string' ? readableText(reference) : undefined);
    view.clear();
  };
  const sendStep = useSendStep(() => void submit());
  const hasService = env.appApiUrl !== undefined;
  const saveStep: Step = { words: <Trans>Save as a file</Trans>, press: save };
  const step = missing ?? (hasService ? sendStep : saveStep);
  const isSending = state.phase === 'sending';
  return (
    <>
      <ActionFailure state={state} title={<Trans>The application was not accepted. What you typed is kept.</Trans>} />
      {hasService && (
        <Button variant="outline" block disabled={missing !== undefined} onClick={save}>
          <Trans>Save as a file</Trans>
        </Button>
      )}
      <FormAction data-above-nav="">
        <SendButton
          repeats="nothing"
          sends={step.sends ?? false}
          variant="primary"
          size="lg"
          block
          disabled={step.press === undefined && !isSending}
          loading={isSending}
          onClick={step.press}
        >
          {step.words}
        </SendButton>
      </FormAction>
    </>
  );
}

export function ApplicationForm({ kind }: { readonly kind: ApplicationKind }): ReactElement {
  const view = useApplication(kind);
  const [sent, setSent] = useState<{ readonly reference: string | undefined }>();
  return (
    <>
      {env.appApiUrl === undefined && (
        <Banner tone="info" title={<Trans>Applications are saved as files here</Trans>}>
          <Trans>
            No service for applications is set up on this site. Save the file and send it to the project's admins.
          </Trans>
        </Banner>
      )}
      {sent && (
        <Banner tone="success" role="status" title={<Trans>Application sent</Trans>}>
          {sent.reference === undefined ? (
            <Trans>The project's admins answer through the contact you gave.</Trans>
          ) : (
            <Trans>Its reference is {sent.reference}. The project's admins answer through the contact you gave.</Trans>
          )}
        </Banner>
      )}
      <TokenFields view={view} />
      <ApplicationFacts view={view} />
      <ProjectFields view={view} />
      <Send view={view} onSent={(reference) => setSent({ reference })} />
    </>
  );
}
