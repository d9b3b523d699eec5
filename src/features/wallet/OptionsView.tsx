import { Trans } from '@lingui/react/macro';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { env } from '#config/env.ts';
import { learnAboutWallets } from '#config/links.ts';
import { WALLET_CONNECT_ID } from '#config/walletConnect.ts';
import { useWalletOptions, type WalletOption } from '#reads/wallet/useWalletOptions.ts';
import { safeFrame } from '#stores/safeFrame.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { WatchForm } from './watch/WatchForm.tsx';
import { OptionIcon, OptionName, Options, Stack } from './WalletParts.tsx';

interface OptionsViewProps {
  readonly onChoose: (walletId: string) => void;
  readonly onWatch: () => void;
}

function FramingSafe(): ReactElement | null {
  const frame = useSyncExternalStore(safeFrame.subscribe, safeFrame.current);
  if (frame.phase === 'none') return null;
  const isFound = frame.phase === 'found';
  return (
    <li>
      <button type="button" disabled={!isFound} onClick={isFound ? () => void frame.connect() : undefined}>
        <OptionIcon>
          <Icon name="wallet" size={20} />
        </OptionIcon>
        <OptionName>
          <strong>
            <Trans>Your Safe</Trans>
          </strong>
          <small>
            {isFound ? (
              <Trans>The Safe that shows this page</Trans>
            ) : (
              <Trans>Waiting for the Safe's page to answer</Trans>
            )}
          </small>
        </OptionName>
        <Icon name="chevronRight" />
      </button>
    </li>
  );
}

function WalletIcon({ icon }: Pick<WalletOption, 'icon'>): ReactElement {
  const [broken, setBroken] = useState<string>();
  const isDrawn = icon !== undefined && icon !== broken;
  return (
    <OptionIcon>
      {isDrawn ? <img src={icon} alt="" onError={() => setBroken(icon)} /> : <Icon name="wallet" size={20} />}
    </OptionIcon>
  );
}

interface BrowserWalletProps {
  readonly option: WalletOption;
  readonly onChoose: (walletId: string) => void;
}

/** Cuts and isolates the name, because the wallet chooses it. */
function BrowserWallet({ option: { id, name, domain, icon }, onChoose }: BrowserWalletProps): ReactElement {
  return (
    <li>
      <button type="button" onClick={() => onChoose(id)}>
        <WalletIcon icon={icon} />
        <OptionName>
          <strong title={name} translate="no">
            {name === undefined ? <Trans>Browser wallet</Trans> : <bdi translate="no">{name}</bdi>}
          </strong>
          <small title={domain}>
            {domain === undefined ? <Trans>In this browser</Trans> : <bdi translate="no">{domain}</bdi>}
          </small>
        </OptionName>
        <Chip tone="success">
          <Trans>Detected</Trans>
        </Chip>
        <Icon name="chevronRight" />
      </button>
    </li>
  );
}

export function OptionsView({ onChoose, onWatch }: OptionsViewProps): ReactElement {
  const options = useWalletOptions();
  return (
    <Stack>
      {options.length === 0 && (
        <EmptyState icon="wallet" title={<Trans>No wallet found in this browser</Trans>}>
          <Trans>
            Install a wallet extension, or open this page in the browser of a wallet app, then come back here.
          </Trans>
        </EmptyState>
      )}
      <Options>
        <FramingSafe />
        {options.map((option) => (
          <BrowserWallet key={option.id} option={option} onChoose={onChoose} />
        ))}
        {env.walletConnectProjectId !== undefined && (
          <li>
            <button type="button" onClick={() => onChoose(WALLET_CONNECT_ID)}>
              <OptionIcon>
                <Icon name="external" size={20} />
              </OptionIcon>
              <OptionName>
                <strong>WalletConnect</strong>
                <small>
                  <Trans>A wallet on your phone or another device</Trans>
                </small>
              </OptionName>
              <Icon name="chevronRight" />
            </button>
          </li>
        )}
      </Options>
      <WatchForm onWatch={onWatch} />
      <p>
        <Trans>
          New to Ethereum? <ExternalLink href={learnAboutWallets}>Learn more about wallets</ExternalLink>
        </Trans>
      </p>
    </Stack>
  );
}
