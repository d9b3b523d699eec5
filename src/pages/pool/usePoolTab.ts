import { useSearchParams } from 'react-router-dom';

export type PoolTab = 'own' | 'explore';

/** `?show=explore`; other parameters stay. */
export const usePoolTab = (): { readonly tab: PoolTab; readonly show: (tab: PoolTab) => void } => {
  const [query, setQuery] = useSearchParams();
  return {
    tab: query.get('show') === 'explore' ? 'explore' : 'own',
    show: (tab) => {
      const next = new URLSearchParams(query);
      if (tab === 'explore') next.set('show', tab);
      else next.delete('show');
      setQuery(next, { replace: true });
    },
  };
};
