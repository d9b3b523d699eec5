import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { paths } from '#config/paths.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { ManageTabs } from './manage/ManageTabs.tsx';
import { View } from './manage/ManageStyles.ts';
import type { ManageViewProps } from './pickerPage.ts';

export function ManageView({ onDone, onImportList, onImportTokens }: ManageViewProps): ReactElement {
  return (
    <View>
      <ManageTabs onImportList={onImportList} onImportTokens={onImportTokens} />
      <ButtonFace as={RouteLink} to={paths.settings} onClick={onDone} data-variant="ghost" data-size="sm">
        <Trans>Export to a file or import from one</Trans>
      </ButtonFace>
    </View>
  );
}
