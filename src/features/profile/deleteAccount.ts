import { call } from '#api/client.ts'
import { DeleteAccountDocument } from '#api/operations/profile.ts'
import { session } from '#api/session.ts'
import { forgetDevice } from './forgetDevice.ts'

/**
 * Deletes the account of who is signed in, then everything on this device.
 *
 * @throws {CallError} when the server did not delete it; then nothing is removed here either
 */
export async function deleteAccount(password: string): Promise<void> {
  await call(DeleteAccountDocument, { password })
  await session.signOut()
  await forgetDevice().catch(() => undefined)
}
