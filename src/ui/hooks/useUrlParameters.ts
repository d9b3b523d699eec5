import { useSearchParams } from 'react-router-dom';

type Changes = Readonly<Record<string, string | undefined>>;

/** The URL's parameters, and a function that replaces some of them without a step back; undefined removes one. */
export const useUrlParameters = (): readonly [URLSearchParams, (changes: Changes) => void] => {
  const [parameters, setParameters] = useSearchParams();
  const write = (changes: Changes): void =>
    setParameters(
      (present) => {
        const next = new URLSearchParams(present);
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return [parameters, write];
};
