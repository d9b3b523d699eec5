/** A file of the application is missing, or is not the one that was built. */
export class PartError extends Error {
  override readonly name = 'PartError';
}
