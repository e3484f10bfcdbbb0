import { session } from '#api/session.ts'
import type { Membership } from '#api/identity.ts'
import { forgetDrafts } from './drafts.ts'
import { registerServiceWorker } from './serviceWorker.ts'

/** Nobody waits for what happens then, in milliseconds after the page was loaded. */
const idleMs = 3000

/**
 * What a device does on every page, whatever is on screen: keeps the page for days without a network, sends what was left
 * unsent, and forgets everything when somebody signs out. Called once, when the app starts.
 */
export function startBackground(): void {
  registerServiceWorker()
  session.onSignOut(clearDevice)
  session.view.subscribe((now, before) => {
    for (const member of Object.values(before.members))
      if (!now.members[member.workshopId]) void clearMember(member)
  })
  setTimeout(() => void sendLeftovers(), idleMs)
}

/** How many acts on this device the server does not have. Ask before `session.signOut()`, which forgets them. */
export async function countUnsaved(): Promise<number> {
  return (await import('./belongings.ts')).countUnsaved()
}

async function clearMember(member: Membership): Promise<void> {
  const belongings = await import('./belongings.ts').catch(() => null)
  await belongings?.clearBelongings({ kind: 'member', ...member })
}

async function clearDevice(): Promise<void> {
  forgetDrafts()
  try {
    await (await import('./belongings.ts')).clearDesks()
  } catch {
    // Without a network the program for it may be missing; the databases go all the same.
    for (const { name } of await indexedDB.databases())
      if (name?.startsWith('plenum.')) indexedDB.deleteDatabase(name)
  }
}

async function sendLeftovers(): Promise<void> {
  const { account, members } = session.view.getState()
  if (!account && Object.keys(members).length === 0) return
  const belongings = await import('./belongings.ts').catch(() => null)
  belongings?.sendLeftovers()
}
