import { useState, type ReactElement } from 'react';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { TokenPickerProps } from './pickerPage.ts';

const PickerView = lazyPart(async () => (await import('./PickerView.tsx')).PickerView);

/** Must be called before a likely press, so that the picker opens at once. */
export const preloadTokenPicker = (): void => {
  void PickerView.preload();
};

export function TokenPicker(props: TokenPickerProps): ReactElement | null {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened ? <PickerView {...props} /> : null;
}
