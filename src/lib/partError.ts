export class PartError extends Error {
  override readonly name = 'PartError';
}
