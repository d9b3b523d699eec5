import { useVerbCommand, type VerbCommandProps } from './useVerbCommand.ts';

/** Mounted while the text of the palette is a verb, so that only then the ticket's data are read. */
export function VerbSource(props: VerbCommandProps): null {
  useVerbCommand(props);
  return null;
}
