import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { BUILD_HASH } from '#config/build.ts';
import { versionLabel } from '#config/links.ts';

const SHOWN_DIGITS = 8;

export function VersionLabel(): ReactElement {
  const { t } = useLingui();
  if (BUILD_HASH === '') return <span>{versionLabel}</span>;
  return <span title={t`Build ${BUILD_HASH}`}>{`${versionLabel} · ${BUILD_HASH.slice(0, SHOWN_DIGITS)}`}</span>;
}
