import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { addressFault } from '#domain/tokens/addressFault.ts';
import { faultText } from './faultText.ts';

export function AddressFault({ text }: { readonly text: string }): ReactElement | null {
  const { i18n } = useLingui();
  const fault = addressFault(text);
  return fault ? <>{i18n._(faultText(fault))}</> : null;
}
