import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { popupRemoved, type Popup } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { announce } from '#ui/feedback/announce.ts';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { useWhenChanged } from '#ui/hooks/useWhenChanged.ts';
import { Toast } from '#ui/overlay/Toast.tsx';
import { useOrderWords, type Fill } from '../orderWords/index.ts';
import { fillPopupKey } from '#state/app/popupKeys.ts';
import { explorerLink } from '../transactions/index.ts';
import { useFollowUpNews } from './useFollowUps.ts';

export function FillToast({ popup, fill }: { readonly popup: Popup; readonly fill: Fill }): ReactElement | null {
  const dispatch = useAppDispatch();
  // The offer of the prepared order names the fill.
  const isOffered = useFollowUpNews().some(({ followUp }) => fillPopupKey(followUp.order) === popup.key);
  const known = useOrderWords(fill);
  const words = isOffered ? undefined : known;
  const sentence = words && `${words.title}. ${words.body}`;
  useWhenChanged(sentence, () => sentence !== undefined && announce(sentence));
  if (!words) return null;
  return (
    <Toast
      tone="success"
      title={words.title}
      onDismiss={() => dispatch(popupRemoved({ key: popup.key }))}
      removeAfterMs={popup.removeAfterMs ?? undefined}
    >
      {words.body}{' '}
      <ExternalLink href={explorerLink('tx', popup.content.txn.hash)}>
        <Trans>View on Explorer</Trans>
      </ExternalLink>
    </Toast>
  );
}
