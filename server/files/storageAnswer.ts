import { Unavailable } from '#domain/errors.ts'
import { NotSaved } from '../database/connection/transaction.ts'

/**
 * The answer to a call of file storage.
 *
 * @throws {Unavailable} when file storage is away. SPEC U23
 * @throws {NotSaved} when it refuses, also because there is no such file
 */
export async function storageAnswer<Data>(
  call: PromiseLike<{ data: Data | null; error: Error | null }>,
): Promise<Data> {
  const { data, error } = await call
  if (data !== null) return data
  // The client wraps what its `fetch` throws.
  const thrown = error && 'originalError' in error ? error.originalError : null
  throw thrown instanceof Unavailable ? thrown : new NotSaved(error)
}
