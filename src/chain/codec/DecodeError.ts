/** Return data that does not have the shape the contract's interface promises. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
}
