import { identityKey } from '#api/identity.ts'
import type { Identity } from '#api/identity.ts'
import { session } from '#api/session.ts'
import type { TypedDocument } from '#api/generated.ts'
import { createOutbox } from './createOutbox.ts'
import type { Outbox } from './outboxContract.ts'
import { deviceDatabase, eraseOthers } from './deviceDatabase.ts'
import type { DeviceDatabase } from './deviceDatabase.ts'
import { usualPace } from './outboxPace.ts'
import { outboxStore } from './outboxStore.ts'
import { countDrafts, forgetDrafts } from './drafts.ts'
import { pendingEntries } from './outboxView.ts'

/** What one person has on this device. */
export interface Belongings {
  database: DeviceDatabase
  outbox: Outbox
}

const known = new Map<string, Belongings>()
const stoppers = new Set<Stop>()

/** Ends what runs in the name of one identity, by its key. */
type Stop = (owner: string) => void

export function belongingsOf(identity: Identity): Belongings {
  const owner = identityKey(identity)
  const there = known.get(owner)
  if (there) return there
  const database = deviceDatabase(owner)
  const outbox = createOutbox({
    owner,
    store: outboxStore(database),
    send: (document, variables) =>
      session.callAs(document as TypedDocument<unknown, typeof variables>, variables, identity),
    // Facilitators are not promised anonymity, and nobody waits for nothing.
    pace: identity.kind === 'member' ? usualPace : null,
  })
  const made = { database, outbox }
  known.set(owner, made)
  return made
}

/** Sends what everybody on this device left unsent, whatever page is open. */
export function sendLeftovers(): void {
  for (const identity of identitiesHere()) belongingsOf(identity).outbox.start()
}

/** How many acts, edited desks and begun texts on this device the server does not have: what signing out would lose. */
export async function countUnsaved(): Promise<number> {
  const counts = await Promise.all(
    identitiesHere().map(
      async (identity) => (await unsavedOf(belongingsOf(identity))) + countDrafts(identityKey(identity)),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

async function unsavedOf({ database, outbox }: Belongings): Promise<number> {
  const onScreen = pendingEntries(outbox.view.getState()).filter(({ isKept }) => !isKept)
  try {
    const [entries, desks] = await database.use((db) =>
      Promise.all([db.count('outbox'), db.count('unsaved')]),
    )
    return onScreen.length + entries + desks
  } catch {
    return onScreen.length
  }
}

/** What has to stop before somebody's belongings are forgotten. */
export function beforeClearing(stop: Stop): void {
  stoppers.add(stop)
}

/** Forgets what one person left on this device. */
export async function clearBelongings(identity: Identity): Promise<void> {
  const owner = identityKey(identity)
  const { outbox, database } = belongingsOf(identity)
  for (const stop of stoppers) stop(owner)
  outbox.stop()
  known.delete(owner)
  forgetDrafts(owner)
  await database.erase()
}

/** Forgets everything that anybody left on this device: desks, outboxes, what was seen. Part of signing out. */
export async function clearDesks(): Promise<void> {
  for (const identity of identitiesHere()) await clearBelongings(identity)
  await eraseOthers()
}

function identitiesHere(): Identity[] {
  const { members } = session.view.getState()
  const account = session.accountIdentity()
  const all = Object.values(members).map((member): Identity => ({ kind: 'member', ...member }))
  return account ? [account, ...all] : all
}

if (typeof window !== 'undefined')
  window.addEventListener('online', () => {
    for (const { outbox } of known.values()) outbox.wake()
  })
