import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { writeMember } from '#api/signIn/credentialRecords.ts'
import { identityKey } from '#api/signIn/identity.ts'
import type { Identity } from '#api/signIn/identity.ts'
import { browserStorage } from '#api/storage.ts'
import { slowDisk } from '#support/documents/slowDisk.ts'
import { countUnsaved } from '../room/deviceData.ts'
import { holdRoom, roomFor } from '../room/rooms.ts'
import { countDrafts, draftsUnder, forgetDrafts, readDraft, writeDraft } from './drafts.ts'
import { startTelling, tellUsed } from './serviceWorker.ts'

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

test('a draft belongs to one person of this device and is deleted with their data', () => {
  writeDraft('member:ann', 'topic.question', 'Bicycles')
  writeDraft('member:ann', 'topic.question.queue', '["Trains"]')
  writeDraft('member:bob', 'topic.question', 'Cars')
  expect(readDraft('member:cem', 'topic.question')).toBe('')
  expect(countDrafts('member:ann')).toBe(2)
  const begun = [{ key: 'topic.question.queue', text: '["Trains"]' }]
  expect(draftsUnder('member:ann', 'topic.question.')).toEqual(begun)
  forgetDrafts('member:ann')
  expect(readDraft('member:ann', 'topic.question')).toBe('')
  expect(readDraft('member:bob', 'topic.question')).toBe('Cars')
})

test('signing out deletes everybody’s drafts, and nothing else', () => {
  localStorage.setItem('plenum.scheme', 'dark')
  writeDraft('account:ann', 'topic.question', 'Bicycles')
  writeDraft('member:bob', 'topic.question', '')
  expect(countDrafts('member:bob')).toBe(0)
  forgetDrafts()
  expect(Object.keys(localStorage)).toEqual(['plenum.scheme'])
})

function serviceWorker() {
  const postMessage = vi.fn()
  const registration = { active: { postMessage } } as unknown as ServiceWorkerRegistration
  return { postMessage, container: { ready: Promise.resolve(registration) } }
}

test('the service worker is told which files to cache, and again when the network is back', async () => {
  const { postMessage, container } = serviceWorker()
  startTelling(container)
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledTimes(1))
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2))
})

test('files that the page has used are cached at once, without another request', async () => {
  const { postMessage, container } = serviceWorker()
  await tellUsed(container)
  expect(postMessage.mock.calls).toEqual([[{ files: [], areEnough: true }]])
})

test('[SL24] the service worker is told of files that are loaded later, together', async () => {
  const observed: ((list: { getEntries: () => { name: string }[] }) => void)[] = []
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: (typeof observed)[number]) {
        observed.push(listener)
      }
      observe(): void {}
    },
  )
  const { postMessage, container } = serviceWorker()
  startTelling(container)
  const load = (path: string): void =>
    observed[0]?.({ getEntries: () => [{ name: new URL(path, location.href).href }] })
  for (const name of ['wasm/openjpeg.wasm', 'cmaps/Adobe-Japan1-0.bcmap']) load(`/assets/pdfjs-5/${name}`)
  load('/api/getpdf/1/a.pdf/token')
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2), { timeout: 5000 })
  expect(postMessage.mock.lastCall?.[0].files).toEqual([
    '/assets/pdfjs-5/wasm/openjpeg.wasm',
    '/assets/pdfjs-5/cmaps/Adobe-Japan1-0.bcmap',
  ])
})

const workshopId = 'abcd2345'
const bo: Identity = { kind: 'member', workshopId, memberId: 'bo', username: 'bo' }

test('a room requested by a page while it is about to stop stays until the page is mounted', () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const leave = holdRoom(workshopId, bo)
  const room = roomFor(workshopId, bo)
  leave()
  vi.advanceTimersByTime(4900)
  expect(roomFor(workshopId, bo)).toBe(room)
  vi.advanceTimersByTime(200)
  const leaveAgain = holdRoom(workshopId, bo)
  expect(roomFor(workshopId, bo)).toBe(room)
  leaveAgain()
  vi.advanceTimersByTime(5100)
  expect(roomFor(workshopId, bo)).not.toBe(room)
})
