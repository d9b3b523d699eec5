/** A response's body as text, read while it arrives; undefined, and nothing more is received, once it is longer than allowed. */
export const limitedText = async ({ headers, body }: Response, maxBytes: number): Promise<string | undefined> => {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = Number(headers.get('content-length')) > maxBytes ? Infinity : 0;
  while (reader && bytes <= maxBytes) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    text += decoder.decode(value, { stream: true });
  }
  reader?.cancel().catch(() => undefined);
  return reader ? undefined : '';
};
