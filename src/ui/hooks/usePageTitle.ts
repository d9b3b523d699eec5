import { useEffect } from 'react';

const PRODUCT = 'MYT Exchange';

export const usePageTitle = (name: string): void => {
  useEffect(() => {
    document.title = `${name} · ${PRODUCT}`;
  }, [name]);
};
