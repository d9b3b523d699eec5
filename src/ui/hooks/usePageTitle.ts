import { useEffect } from 'react';

const PRODUCT = 'MYT Exchange';

/** Sets the tab's title: the page's name before the product's. */
export const usePageTitle = (name: string): void => {
  useEffect(() => {
    document.title = `${name} · ${PRODUCT}`;
  }, [name]);
};
