export class DecodeError extends Error {
  override readonly name = 'DecodeError';
}
