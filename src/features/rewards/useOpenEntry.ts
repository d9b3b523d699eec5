import { parseTypedAddress } from '#domain/tokens/copiedAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useUrlParameters } from '#ui/hooks/useUrlParameters.ts';

interface OpenEntry {
  readonly named: Address | undefined;
  readonly opened: Address | undefined;
  readonly toggle: (entry: Address) => void;
}

const CLOSED = 'none';

/** Names the open entry in the URL. @param first entry that is open if the URL names none */
export const useOpenEntry = (parameter: string, first?: Address): OpenEntry => {
  const [query, write] = useUrlParameters();
  const text = query.get(parameter);
  const named = parseTypedAddress(text ?? '');
  const opened = text === null ? first : named;
  return {
    named,
    opened,
    toggle: (entry) => write({ [parameter]: entry === opened ? CLOSED : entry }),
  };
};
