import { usePressedNotices } from './usePressedNotices.ts';

export function PressedNotices(): null {
  usePressedNotices();
  return null;
}
