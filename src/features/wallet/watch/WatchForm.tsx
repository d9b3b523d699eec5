import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent, type ReactElement } from 'react';
import { rules } from '#config/rules.ts';
import { Button } from '#ui/fields/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { usePaused } from '#ui/hooks/usePaused.ts';
import { useWhenChanged } from '#ui/hooks/useWhenChanged.ts';
import { watchAccount } from '#writes/wallet/watchAccount.ts';
import { useWatchTarget, watchProblemText } from './useWatchTarget.ts';

export function WatchForm({ onWatch }: { readonly onWatch: () => void }): ReactElement {
  const { t, i18n } = useLingui();
  const [typed, type] = useState('');
  const [sent, send] = useState<string>();
  const { account, name, isLookingUp, problem } = useWatchTarget(typed, usePaused(typed, rules.page.typingPauseMs));
  const isSent = sent === typed;
  // A name that was sent before its lookup ends is watched once it is found.
  useWhenChanged(isSent ? account : undefined, (chosen) => {
    if (!chosen) return;
    watchAccount(chosen, name);
    onWatch();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(typed);
  };
  return (
    <form onSubmit={submit}>
      <TextField
        kind="code"
        enterKeyHint="go"
        label={t`Watch an account without its wallet`}
        value={typed}
        placeholder={t`0x… or a name such as alice.eth`}
        icon="eye"
        onChange={(text) => type(text.replace(/\s/g, ''))}
        error={isSent && problem && i18n._(watchProblemText(problem, typed))}
        end={
          <Button type="submit" size="sm" loading={isSent && isLookingUp} disabled={typed === ''}>
            <Trans>Watch</Trans>
          </Button>
        }
      />
    </form>
  );
}
