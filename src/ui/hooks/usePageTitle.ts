import { useEffect } from 'react';

const PRODUCT = 'MYT Exchange';

/** Names the page in the browser's tab, before the product's name. */
export const usePageTitle = (name: string): void => {
  useEffect(() => {
    document.title = `${name} · ${PRODUCT}`;
  }, [name]);
};
