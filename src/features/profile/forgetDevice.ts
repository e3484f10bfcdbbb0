const prefix = 'plenum.'

/** Removes all that was ever kept on this device, choices of the screens and emptied databases included. */
export async function forgetDevice(): Promise<void> {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  // Not every browser lists its databases; signing out has emptied them.
  const databases = await indexedDB.databases().catch(() => [])
  const names = databases.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []))
  await Promise.all(names.map(deleteDatabase))
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    // One that another tab holds goes when that tab lets go.
    request.onsuccess = request.onerror = request.onblocked = () => resolve()
  })
}
