import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { KeySettings } from '#features/tradeKeys/index.ts';
import { Block } from './SettingsStyles.ts';

export function KeysBlock(): ReactElement {
  return (
    <Block aria-labelledby="settings-keys">
      <h2 id="settings-keys">
        <Trans>Keys of the trade page</Trans>
      </h2>
      <KeySettings />
    </Block>
  );
}
