import { useVerbCommand, type VerbCommandProps } from './useVerbCommand.ts';

/** Mounted only while the palette's text is a verb, because it reads the ticket's data. */
export function VerbSource(props: VerbCommandProps): null {
  useVerbCommand(props);
  return null;
}
