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

/** Waits until a device has stored an unsent call that contains these words: it is on the screen before that. */
export async function callKept(page: Page, words: string): Promise<void> {
  const isKept = (): Promise<boolean> =>
    page.evaluate(async (wanted) => {
      const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error ?? new Error('no answer'))
        })
      const names = (await indexedDB.databases()).map(({ name = '' }) => name)
      for (const name of names.filter((one) => one.startsWith('plenum.'))) {
        const database = await done(indexedDB.open(name))
        const calls = await done(database.transaction('outbox').objectStore('outbox').getAll())
        database.close()
        if (JSON.stringify(calls).includes(wanted)) return true
      }
      return false
    }, words)
  await expect.poll(isKept).toBe(true)
}
