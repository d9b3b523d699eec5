import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { useEnsName } from '#reads/wallet/useEnsName.ts';
import { useWatched } from '#reads/wallet/useWallet.ts';
import type { Watched } from '#stores/watchedAccount.ts';
import { Button } from '#ui/fields/Button.tsx';
import { CopyText } from '#ui/text/CopyText.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { useHeightProperty } from '#ui/hooks/useHeightProperty.ts';
import { useWhenChanged } from '#ui/hooks/useWhenChanged.ts';
import { color, height, inLargeText, layer, line, media, space, text, weight } from '#ui/theme/theme.ts';
import { refuseToWatch, watchAccount } from '#writes/wallet/watchAccount.ts';
import { explorerLink } from '../../transactions/index.ts';
import { useStopWatching } from './useStopWatching.ts';
import { useWatchTarget, watchProblemText } from './useWatchTarget.ts';

/** The content below reserves its height, which `boot.ts` sets before the strip loads. */
const Strip = styled.aside`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer('header')};
  display: flex;
  align-items: center;
  gap: ${space(3)};
  height: ${height('strip')};
  padding: ${space(0, 4)};
  overflow: hidden;
  background: linear-gradient(${color('accent-soft')}, ${color('accent-soft')}) ${color('surface-1')};
  border-bottom: ${line('accent')};
  &[data-failed] {
    background: linear-gradient(${color('danger-soft')}, ${color('danger-soft')}) ${color('surface-1')};
    border-color: ${color('danger-border')};
  }
  & > svg {
    color: ${color('accent-text')};
  }
  ${media.phone} {
    gap: ${space(2)};
    height: auto;
    min-height: ${height('strip')};
    padding: ${space(0, 3)};
  }
`;

/** Hidden on narrow phones; the account's dialog has these tools too. */
const Tools = styled.span`
  display: contents;
  ${media.narrowPhone} {
    display: none;
  }
  ${media.phone} {
    ${inLargeText} & {
      display: none;
    }
  }
`;

const Words = styled.p`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0, 2)};
  min-width: 0;
  max-height: 100%;
  overflow: hidden;
  ${text(13)}
  color: ${color('text-2')};
  & > b {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: ${weight('semibold')};
    color: ${color('text-1')};
  }
  ${inLargeText} & > b {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    ${text(12)}
  }
`;

function StopButton(): ReactElement {
  const stop = useStopWatching();
  return (
    <Button size="sm" variant="outline" onClick={stop}>
      <Trans>Stop watching</Trans>
    </Button>
  );
}

type WatchingProps = Pick<Extract<Watched, { readonly phase: 'watching' }>, 'account' | 'name' | 'isReadOnlySafe'>;

function Watching({ account, name, isReadOnlySafe }: WatchingProps): ReactElement {
  const { t } = useLingui();
  const claimed = useEnsName(name === undefined ? account : undefined);
  const shown = name ?? claimed;
  const short = shortenAddress(account);
  return (
    <>
      <Icon name="eye" />
      <Words title={account}>
        <b>
          {shown === undefined ? (
            <Trans>Watching {short}</Trans>
          ) : (
            <Trans>
              Watching {short} ({shown})
            </Trans>
          )}
        </b>{' '}
        {isReadOnlySafe ? (
          <Trans>Your Safe is read-only here: you can look, not sign.</Trans>
        ) : (
          <Trans>You can look, not sign.</Trans>
        )}
      </Words>
      <Tools>
        <CopyText text={account} label={t`Copy Address`} />
        <ExternalLink href={explorerLink('address', account)} label={t`View on Explorer`}>
          {null}
        </ExternalLink>
      </Tools>
      <StopButton />
    </>
  );
}

function WatchRequest({ text: requested }: { readonly text: string }): ReactElement {
  const { account, name, problem } = useWatchTarget(requested, requested);
  useWhenChanged(account ?? problem, () => {
    if (account) watchAccount(account, name);
    else if (problem) refuseToWatch(requested, problem);
  });
  return (
    <>
      <Icon name="eye" />
      <Words role="status">
        <b>
          <Trans>Looking up {requested}</Trans>
        </b>
      </Words>
      <StopButton />
    </>
  );
}

function Failed({ failed }: { readonly failed: Extract<Watched, { readonly phase: 'failed' }> }): ReactElement {
  const { i18n } = useLingui();
  const stop = useStopWatching();
  const { text: given, problem } = failed;
  return (
    <>
      <Words role="alert" title={given}>
        <b>
          <Trans>Can't watch {given}</Trans>
        </b>{' '}
        {i18n._(watchProblemText(problem, given))}
      </Words>
      <Button size="sm" variant="outline" onClick={stop}>
        <Trans>Close</Trans>
      </Button>
    </>
  );
}

export function WatchStrip(): ReactElement {
  const { t } = useLingui();
  const watched = useWatched();
  const box = useRef<HTMLElement>(null);
  useHeightProperty(box, '--h-watch');
  return (
    <Strip ref={box} aria-label={t`Watched account`} data-failed={watched.phase === 'failed' ? '' : undefined}>
      {watched.phase === 'watching' && <Watching {...watched} />}
      {watched.phase === 'asked' && <WatchRequest text={watched.text} />}
      {watched.phase === 'failed' && <Failed failed={watched} />}
    </Strip>
  );
}
