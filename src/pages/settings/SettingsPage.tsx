import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactElement } from 'react';
import { AlertList } from '#features/alerts/index.ts';
import { ResetLocalData } from '#features/localData/index.ts';
import { SettingsPanel } from '#features/settings/index.ts';
import { TokenManager } from '#features/tokenPicker/index.ts';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { KeySettings } from '#features/tradeKeys/index.ts';
import { OwnFile } from './OwnFile.tsx';
import { RpcNodes } from './nodes/RpcNodes.tsx';
import { Block, Columns, Screen, Stacked, Actions } from './SettingsStyles.ts';
import { paths } from '#config/paths.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';

function KeysBlock(): ReactElement {
  return (
    <Block aria-labelledby="settings-keys">
      <h2 id="settings-keys">
        <Trans>Keys of the trade page</Trans>
      </h2>
      <KeySettings />
    </Block>
  );
}

function ApprovalsBlock(): ReactElement {
  return (
    <Block aria-labelledby="settings-approvals">
      <h2 id="settings-approvals">
        <Trans>Approvals</Trans>
      </h2>
      <p>
        <Trans>Tokens that the exchange's contracts may take from your account. Revoke what you no longer need.</Trans>
      </p>
      <Actions>
        <ButtonFace as={RouteLink} to={paths.approvals} data-variant="outline">
          <Trans>Review approvals</Trans>
        </ButtonFace>
      </Actions>
    </Block>
  );
}

export function SettingsPage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Settings`);
  return (
    <Screen>
      <h1>
        <Trans>Settings</Trans>
      </h1>
      <Columns>
        <Block aria-labelledby="settings-tokens">
          <h2 id="settings-tokens">
            <Trans>Token lists and my tokens</Trans>
          </h2>
          <TokenManager />
        </Block>
        <Stacked>
          <Block aria-labelledby="settings-file">
            <h2 id="settings-file">
              <Trans>My tokens and lists as a file</Trans>
            </h2>
            <OwnFile />
          </Block>
          <Block aria-labelledby="settings-trade">
            <h2 id="settings-trade">
              <Trans>Trading and display</Trans>
            </h2>
            <SettingsPanel />
          </Block>
          <KeysBlock />
          <Block aria-labelledby="settings-alerts">
            <h2 id="settings-alerts">
              <Trans>Alerts</Trans>
            </h2>
            <AlertList />
          </Block>
          <ApprovalsBlock />
          <Block aria-labelledby="settings-nodes">
            <h2 id="settings-nodes">
              <Trans>RPC nodes</Trans>
            </h2>
            <RpcNodes />
          </Block>
          <Block aria-labelledby="settings-data">
            <h2 id="settings-data">
              <Trans>Data in this browser</Trans>
            </h2>
            <ResetLocalData />
          </Block>
        </Stacked>
      </Columns>
    </Screen>
  );
}
