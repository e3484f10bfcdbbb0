import type { Page } from 'playwright-core'

/** All bytes of documents stored on a device, as text that can be searched for what people wrote. */
export function keptDocuments(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const bytesIn = (name: string) =>
      new Promise<Uint8Array[]>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error ?? new Error('no answer'))
        opening.onsuccess = () => {
          const database = opening.result
          const request = database.transaction('updates').objectStore('updates').getAll()
          request.onsuccess = () => {
            database.close()
            resolve(request.result.map(({ update }: { update: Uint8Array }) => update))
          }
        }
      })
    const names = (await indexedDB.databases()).flatMap(({ name = '' }) =>
      name.startsWith('plenum.') ? [name] : [],
    )
    const kept = (await Promise.all(names.map(bytesIn))).flat()
    return kept.map((bytes) => new TextDecoder().decode(bytes)).join('\n')
  })
}
