import { useEffect, useState } from 'react';
import { isUnderWay } from '#lib/isUnderWay.ts';

const LOOK_EVERY_MS = 500;

/** Checked every 500 ms. */
export const useIsUnderWay = (): boolean => {
  const [is, setIs] = useState(isUnderWay);
  useEffect(() => {
    const timer = setInterval(() => setIs(isUnderWay()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return is;
};
