import { saveFile } from './saveFile.ts';

const isRefusal = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Opens the system's share sheet if it takes files, else downloads. A closed sheet is no error. */
export const shareFile = async (file: File, text: string): Promise<'shared' | 'closed' | 'saved'> => {
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text });
      return 'shared';
    } catch (error) {
      if (isRefusal(error)) return 'closed';
    }
  }
  saveFile(file.name, file, file.type);
  return 'saved';
};
