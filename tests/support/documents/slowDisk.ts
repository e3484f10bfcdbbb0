import { openDB } from 'idb'
import { deviceDatabase } from '#sync/device/deviceDatabase.ts'

/**
 * Another tab's long transaction on the database of a device: nothing else is read or written until it ends.
 *
 * @returns ends it
 */
export async function slowDisk(owner: string): Promise<() => Promise<void>> {
  const made = deviceDatabase(owner)
  await made.use((db) => db.count('seen'))
  made.close()
  const other = await openDB(`plenum.${owner}`)
  const transaction = other.transaction([...other.objectStoreNames], 'readwrite')
  const store = transaction.objectStore('seen')
  let isOver = false
  const busy = (async () => {
    // A transaction lasts as long as something is asked of it.
    while (!isOver) await store.count()
    await transaction.done
    other.close()
  })()
  return async () => {
    isOver = true
    await busy
  }
}
