import { credentials } from '#api/signIn/credentials.ts'
import type { Membership } from '#api/signIn/identity.ts'
import { forgetDrafts } from '../device/drafts.ts'
import { registerServiceWorker } from '../device/serviceWorker.ts'

/** Delay after page load, in milliseconds, at which background work disturbs nobody. */
const idleMs = 3000

/**
 * Background work of every page: caches the page for offline use, sends what the outbox still holds, and deletes device
 * data on sign-out. Called once, when the app starts.
 */
export function startBackground(): void {
  registerServiceWorker()
  credentials.onSignOut(clearDevice)
  credentials.view.subscribe((now, before) => {
    for (const member of Object.values(before.members))
      if (!now.members[member.workshopId]) void clearMember(member)
  })
  setTimeout(() => void sendLeftovers(), idleMs)
}

/** How many acts on this device have not reached the server. Ask before `session.signOut()`, which deletes them. */
export async function countUnsaved(): Promise<number> {
  return (await import('./deviceData.ts')).countUnsaved()
}

async function clearMember(member: Membership): Promise<void> {
  const belongings = await import('./deviceData.ts').catch(() => null)
  await belongings?.clearDeviceData({ kind: 'member', ...member })
}

async function clearDevice(): Promise<void> {
  forgetDrafts()
  try {
    await (await import('./deviceData.ts')).clearDesks()
  } catch {
    // Offline, the code for it may fail to load; the databases are deleted all the same.
    for (const { name } of await indexedDB.databases())
      if (name?.startsWith('plenum.')) indexedDB.deleteDatabase(name)
  }
}

async function sendLeftovers(): Promise<void> {
  const { account, members } = credentials.view.getState()
  if (!account && Object.keys(members).length === 0) return
  const belongings = await import('./deviceData.ts').catch(() => null)
  belongings?.sendLeftovers()
}
