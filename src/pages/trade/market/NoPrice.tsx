import type { ReactElement } from 'react';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { selectIsUnreachable } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

export function NoPrice({ isKnown }: { readonly isKnown: boolean }): ReactElement {
  const isUnreachable = useAppSelector(selectIsUnreachable);
  return isKnown || isUnreachable ? <>{NO_VALUE}</> : <Skeleton $width="60px" $height="20px" />;
}
