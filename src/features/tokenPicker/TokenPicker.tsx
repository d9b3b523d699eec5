import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { TokenPickerProps } from './pickerPage.ts';

const load = () => import('./PickerView.tsx');
const PickerView = lazy(() => load().then(({ PickerView }) => ({ default: PickerView })));

/** Must be called before a likely press, so that the picker opens at once. */
export const preloadTokenPicker = (): void => {
  // A failure is retried and reported when the picker opens.
  load().catch(() => undefined);
};

export function TokenPicker(props: TokenPickerProps): ReactElement | null {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense fallback={null}>
      <PickerView {...props} />
    </Suspense>
  ) : null;
}
