import { expect } from 'vitest'
import type { JSHandle, Page } from 'playwright-core'

/** What a device keeps in a store, by the name of the database; only existing databases are opened. */
function storedOn(
  page: Page,
  store: 'files' | 'outbox' | 'updates',
  read: 'getAll' | 'getAllKeys',
): Promise<JSHandle<Record<string, unknown[]>>> {
  return page.evaluateHandle(
    async ([from, all]) => {
      const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
        new Promise((fulfil, reject) => {
          request.onsuccess = () => fulfil(request.result)
          request.onerror = () => reject(request.error ?? new Error('no answer'))
        })
      const kept: Record<string, unknown[]> = {}
      for (const { name = '' } of await indexedDB.databases()) {
        if (!name.startsWith('plenum.')) continue
        const database = await done(indexedDB.open(name))
        if (database.objectStoreNames.contains(from)) {
          const rows = database.transaction(from).objectStore(from)
          kept[name] = await (all === 'getAll' ? done(rows.getAll()) : done(rows.getAllKeys()))
        }
        database.close()
      }
      return kept
    },
    [store, read] as const,
  )
}

/** All bytes of documents stored on a device, as text that can be searched for what people wrote. */
export async function keptDocuments(page: Page): Promise<string> {
  const stored = await storedOn(page, 'updates', 'getAll')
  return stored.evaluate((kept) => {
    const rows = Object.values(kept).flat() as { update: Uint8Array }[]
    return rows.map(({ update }) => new TextDecoder().decode(update)).join('\n')
  })
}

/** Names of the files that a device keeps. */
export async function keptFiles(page: Page): Promise<string[]> {
  const stored = await storedOn(page, 'files', 'getAllKeys')
  return stored.evaluate((kept) => Object.values(kept).flat().map(String))
}

/** The device's unsent calls, as JSON. */
export async function outboxOf(page: Page): Promise<string> {
  const stored = await storedOn(page, 'outbox', 'getAll')
  return stored.evaluate((kept) => JSON.stringify(kept, null, 2))
}

/** Waits until a device has stored an unsent call that contains these words: it is on the screen before that. */
export async function callKept(page: Page, words: string): Promise<void> {
  await expect.poll(() => outboxOf(page)).toContain(words)
}
