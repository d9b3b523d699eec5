/** A file of the application did not arrive, or is not the file that was built. */
export class PartError extends Error {
  override readonly name = 'PartError';
}
