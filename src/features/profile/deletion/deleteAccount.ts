import { call } from '#api/client.ts'
import { DeleteAccountDocument } from '#api/operations/profile.ts'
import { credentials } from '#api/signIn/credentials.ts'

const prefix = 'plenum.'

/**
 * Deletes the account of the signed-in person, then all data on this device.
 *
 * @throws {CallError} when the server did not delete it; then nothing is removed here either
 */
export async function deleteAccount(password: string): Promise<void> {
  await call(DeleteAccountDocument, { password })
  await credentials.signOut()
  await forgetDevice().catch(() => undefined)
}

/** Deletes all data on this device, including screen preferences and emptied databases. */
async function forgetDevice(): Promise<void> {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  // Not every browser lists its databases; sign-out has already emptied them.
  const databases = await indexedDB.databases().catch(() => [])
  const names = databases.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []))
  await Promise.all(names.map(deleteDatabase))
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    // A database that another tab has open is deleted when that tab closes it.
    request.onsuccess = request.onerror = request.onblocked = () => resolve()
  })
}
