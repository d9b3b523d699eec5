import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { phoneWallets } from '#config/phoneWallets.ts';
import { usePairingLink } from '#reads/wallet/usePairingLink.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { CopyText } from '#ui/text/CopyText.tsx';
import { color, height, line, radius, space, text, weight } from '#ui/theme/theme.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const QrCode = lazyPart(
  async () => (await import('./QrCode.tsx')).QrCode,
  () => <Skeleton $height="100%" />,
);

const codeSide = '280px';
const onTouch = '(pointer: coarse), (max-width: 767px)';

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  text-align: center;
  & > p {
    color: ${color('text-2')};
  }
  & > small {
    ${text(12)}
    color: ${color('text-3')};
  }
  & > [data-code] {
    width: min(100%, ${codeSide});
    aspect-ratio: 1;
    border-radius: ${radius(4)};
    outline: ${line('border')};
  }
`;

const Links = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};
  width: 100%;
  & > li:last-child {
    grid-column: 1 / -1;
  }
  & a {
    display: grid;
    place-items: center;
    min-height: ${height('touch')};
    border: ${line('border')};
    border-radius: ${radius(10)};
    ${text(14)}
    font-weight: ${weight('medium')};
  }
  & a[data-waiting] {
    color: ${color('text-disabled')};
  }
`;

/** Renders each link before it has a target, so that nothing moves. */
function AppLinks({ uri }: { readonly uri: string | undefined }): ReactElement {
  const to = (link: string) =>
    uri === undefined ? { 'data-waiting': '' } : { href: link, rel: 'noopener noreferrer' };
  const encoded = encodeURIComponent(uri ?? '');
  return (
    <Links>
      {phoneWallets.map(({ name, link }) => (
        <li key={name}>
          <a target="_blank" {...to(`${link}${encoded}`)}>
            {name}
          </a>
        </li>
      ))}
      <li>
        <a {...to(uri ?? '')}>
          <Trans>Another wallet app on this device</Trans>
        </a>
      </li>
    </Links>
  );
}

export function WalletConnectView(): ReactElement {
  const { t } = useLingui();
  const isTouch = useMediaQuery(onTouch);
  const uri = usePairingLink();
  return (
    <Column>
      <p role="status">
        {uri === undefined && <Trans>Initializing...</Trans>}
        {uri !== undefined && isTouch && <Trans>Choose your wallet app, or scan the code.</Trans>}
        {uri !== undefined && !isTouch && (
          <Trans>Scan the code with the wallet on your phone, or paste the link into a wallet.</Trans>
        )}
      </p>
      {isTouch && <AppLinks uri={uri} />}
      {isTouch && (
        <small>
          <Trans>Opens the app if it is installed, otherwise its website.</Trans>
        </small>
      )}
      <div data-code="">
        {uri === undefined ? (
          <Skeleton $height="100%" />
        ) : (
          <QrCode text={uri} label={t`QR code of the WalletConnect link`} />
        )}
      </div>
      {uri === undefined ? (
        <Skeleton $width="96px" $height="1lh" />
      ) : (
        <CopyText text={uri}>
          <Trans>Copy link</Trans>
        </CopyText>
      )}
      <small>
        <Trans>The link works once, for five minutes.</Trans>
      </small>
    </Column>
  );
}
