import { expect } from 'vitest'
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

/** The device's unsent calls, as JSON; only existing databases are opened. */
export function outboxOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((fulfil, reject) => {
        request.onsuccess = () => fulfil(request.result)
        request.onerror = () => reject(request.error ?? new Error('no answer'))
      })
    const kept: Record<string, unknown> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('plenum.')) continue
      const database = await done(indexedDB.open(name))
      if (database.objectStoreNames.contains('outbox')) {
        kept[name] = await done(database.transaction('outbox').objectStore('outbox').getAll())
      }
      database.close()
    }
    return JSON.stringify(kept, null, 2)
  })
}

/** Waits until a device has stored an unsent call that contains these words: it is on the screen before that. */
export async function callKept(page: Page, words: string): Promise<void> {
  await expect.poll(() => outboxOf(page)).toContain(words)
}
