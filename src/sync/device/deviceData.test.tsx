import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { identityKey } from '#api/signIn/identity.ts'
import type { Identity } from '#api/signIn/identity.ts'
import { writeMember } from '#api/signIn/credentialRecords.ts'
import { browserStorage } from '#api/storage.ts'
import { slowDisk } from '#support/documents/slowDisk.ts'
import { countUnsaved } from './deviceData.ts'

afterEach(() => void vi.useRealTimers())

test('[D5] who signs out is asked while a slow disk does not say what is unsaved', async () => {
  const member = { workshopId: 'w1', memberId: 'm1', username: 'temp-1' }
  writeMember(browserStorage(), { ...member, tempPassword: 'once', token: 'token', receivedMs: Date.now() })
  // The session handles this event as it handles a write by another tab.
  const written = new StorageEvent('storage', { key: `plenum.member.${member.workshopId}` })
  Object.defineProperty(written, 'storageArea', { value: localStorage })
  window.dispatchEvent(written)
  expect(await countUnsaved()).toBe(0)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const identity: Identity = { kind: 'member', ...member }
  const end = await slowDisk(identityKey(identity))
  const counting = countUnsaved()
  await vi.advanceTimersByTimeAsync(6000)
  expect(await counting).toBe(1)
  await end()
})
