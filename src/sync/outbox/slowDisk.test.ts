import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Offline } from '#api/callErrors.ts'
import { CreatePostDocument } from '#api/operations/post.ts'
import { slowDisk } from '#support/documents/slowDisk.ts'
import { deviceDatabase } from '../device/deviceDatabase.ts'
import { createOutbox } from './createOutbox.ts'
import { outboxStore } from './outboxStore.ts'

// The database needs the other timers.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

test('[D5] an answer does not wait for a slow disk, and reads as kept once it is', async () => {
  const owner = crypto.randomUUID()
  const end = await slowDisk(owner)
  const send = vi.fn(() => Promise.reject(new Offline()))
  const outbox = createOutbox({ owner, store: outboxStore(deviceDatabase(owner)), send, pace: null })
  outbox.start()
  const variables = { commonInfoData: { workshop: 'w' }, brainstormId: 'o', postText: 'Typed' }
  const effect = { does: 'create' as const, type: 'post', id: 'p', fields: { text: 'Typed' } }
  outbox.send('w', { document: CreatePostDocument, variables, objectId: 'o', label: 'Answer', effect })
  await vi.advanceTimersByTimeAsync(6000)
  const isKept = (): boolean[] => outbox.view.getState().entries.map((entry) => entry.isKept)
  expect(send).toHaveBeenCalled()
  expect(isKept()).toEqual([false])
  await end()
  await vi.waitFor(() => expect(isKept()).toEqual([true]))
  outbox.stop()
})
