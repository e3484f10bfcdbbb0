import { identityKey } from '#api/signIn/identity.ts'
import type { Identity } from '#api/signIn/identity.ts'
import { credentials } from '#api/signIn/credentials.ts'
import type { TypedDocument } from '#api/generated.ts'
import { createOutbox } from '../outbox/createOutbox.ts'
import type { Outbox } from '../outbox/outboxContract.ts'
import { deviceDatabase, eraseOthers, inTime, late } from '../device/deviceDatabase.ts'
import type { DeviceDatabase } from '../device/deviceDatabase.ts'
import { countDrafts, forgetDrafts } from '../device/drafts.ts'
import { usualPace } from '../outbox/outboxPace.ts'
import { outboxStore } from '../outbox/outboxStore.ts'
import { pendingEntries } from '../outbox/outboxView.ts'

/** What one person has on this device: documents, outbox, drafts. */
export interface DeviceData {
  database: DeviceDatabase
  outbox: Outbox
}

const known = new Map<string, DeviceData>()
const stoppers = new Set<Stop>()

/** Stops what runs for one identity, by its key. */
type Stop = (owner: string) => void

export function deviceDataOf(identity: Identity): DeviceData {
  const owner = identityKey(identity)
  const there = known.get(owner)
  if (there) return there
  const database = deviceDatabase(owner)
  const outbox = createOutbox({
    owner,
    store: outboxStore(database),
    send: (document, variables) =>
      credentials.callAs(document as TypedDocument<unknown, typeof variables>, variables, identity),
    // Facilitators are not promised anonymity, so their entries are not delayed.
    pace: identity.kind === 'member' ? usualPace : null,
  })
  const made = { database, outbox }
  known.set(owner, made)
  return made
}

/** Sends what anyone left unsent on this device, whichever page is open. */
export function sendLeftovers(): void {
  for (const identity of identitiesHere()) deviceDataOf(identity).outbox.start()
}

/** How many acts, edited desks and drafts on this device have not reached the server: what signing out would lose. */
export async function countUnsaved(): Promise<number> {
  const counts = await Promise.all(
    identitiesHere().map(
      async (identity) => (await unsavedOf(deviceDataOf(identity))) + countDrafts(identityKey(identity)),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

async function unsavedOf({ database, outbox }: DeviceData): Promise<number> {
  const onScreen = pendingEntries(outbox.view.getState()).filter(({ isKept }) => !isKept)
  try {
    const counts = await inTime(database.use((db) => Promise.all([db.count('outbox'), db.count('unsaved')])))
    // Unknown on a slow disk: it is asked about rather than lost.
    if (counts === late) return Math.max(1, onScreen.length)
    return onScreen.length + counts[0] + counts[1]
  } catch {
    return onScreen.length
  }
}

/** Stops to call before the data of a person is deleted. */
export function beforeClearing(stop: Stop): void {
  stoppers.add(stop)
}

/** Deletes what one person left on this device. */
export async function clearDeviceData(identity: Identity): Promise<void> {
  const owner = identityKey(identity)
  const { outbox, database } = deviceDataOf(identity)
  for (const stop of stoppers) stop(owner)
  outbox.stop()
  known.delete(owner)
  forgetDrafts(owner)
  await database.erase()
}

/** Deletes what everyone left on this device: desks, outboxes, kept documents. Part of signing out. */
export async function clearDesks(): Promise<void> {
  for (const identity of identitiesHere()) await clearDeviceData(identity)
  await eraseOthers()
}

function identitiesHere(): Identity[] {
  const { members } = credentials.view.getState()
  const account = credentials.accountIdentity()
  const all = Object.values(members).map((member): Identity => ({ kind: 'member', ...member }))
  return account ? [account, ...all] : all
}

if (typeof window !== 'undefined')
  window.addEventListener('online', () => {
    for (const { outbox } of known.values()) outbox.wake()
  })
