interface TextLimits {
  readonly bytes: number;
  /** Maximum number of JSON's brackets, opening braces, commas and colons; no limit by default. */
  readonly marks?: number;
  /** Bytes that are read of a body announced as too large; none by default. */
  readonly beginning?: number;
}

/** If `isCut`, the body is longer than allowed and `text` is its beginning. */
export interface LimitedText {
  readonly text: string;
  readonly isCut: boolean;
}

const [COMMA, COLON, BRACKET, BRACE] = [44, 58, 91, 123];

const marksIn = (bytes: Uint8Array): number => {
  let marks = 0;
  for (const byte of bytes) {
    if (byte === COMMA || byte === COLON || byte === BRACKET || byte === BRACE) marks += 1;
  }
  return marks;
};

/** Text of a body, which is measured while it arrives; reading stops at the limit. */
export const limitedText = async (
  { headers, body }: Response,
  { bytes, marks = Infinity, beginning = -1 }: TextLimits,
): Promise<LimitedText> => {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  const allowed = Number(headers.get('content-length')) > bytes ? Math.min(beginning, bytes) : bytes;
  let text = '';
  let [bytesLeft, marksLeft] = [allowed, marks];
  while (reader && bytesLeft >= 0 && marksLeft >= 0) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), isCut: false };
    bytesLeft -= value.length;
    if (marks !== Infinity) marksLeft -= marksIn(value);
    text += decoder.decode(value, { stream: true });
  }
  reader?.cancel().catch(() => undefined);
  return { text, isCut: reader !== undefined };
};
