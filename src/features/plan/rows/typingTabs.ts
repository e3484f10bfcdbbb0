import { newId } from '#api/newId.ts'

export const lockPrefix = 'plenum.typing.'
const thisTab = newId()
let isTold = false

/** This tab's name for drafts. From now on the tabs of this browser see that it is open. */
export function typingTab(): string {
  const locks = webLocks()
  if (!isTold && locks) {
    isTold = true
    // Held until the page is gone. Refused where cookies are blocked: nothing is kept there for another tab either.
    locks.request(lockPrefix + thisTab, () => new Promise<never>(() => undefined)).catch(() => undefined)
  }
  return thisTab
}

/** The open tabs of this browser in which something was typed, this one included. */
export async function typingTabs(): Promise<ReadonlySet<string>> {
  const known = await webLocks()
    ?.query()
    .catch(() => null)
  const tabs = (known?.held ?? []).map(({ name = '' }) => name).filter((name) => name.startsWith(lockPrefix))
  return new Set([...tabs.map((name) => name.slice(lockPrefix.length)), typingTab()])
}

/** Pages without https have none. */
function webLocks(): LockManager | undefined {
  return navigator.locks as LockManager | undefined
}
