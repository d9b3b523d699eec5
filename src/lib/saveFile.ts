export const saveFile = (name: string, content: string | readonly BlobPart[], type: string): void => {
  const url = URL.createObjectURL(new Blob(typeof content === 'string' ? [content] : [...content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
