import { newId } from '#api/newId.ts'

const lockPrefix = 'plenum.typing.'
const thisTab = newId()
let isTold = false

/** This tab's name for drafts. From now on the tabs of this browser see that it is open. */
export function typingTab(): string {
  const locks = webLocks()
  if (!isTold && locks) {
    isTold = true
    // Held until the page is gone.
    void locks.request(lockPrefix + thisTab, () => new Promise<never>(() => undefined))
  }
  return thisTab
}

/** The other open tabs in which something was typed: their drafts are not abandoned. */
export async function otherTypingTabs(): Promise<ReadonlySet<string>> {
  const held = (await webLocks()?.query())?.held ?? []
  const tabs = held.map(({ name = '' }) => name).filter((name) => name.startsWith(lockPrefix))
  return new Set(tabs.map((name) => name.slice(lockPrefix.length)).filter((tab) => tab !== thisTab))
}

/** Pages without https have none. */
function webLocks(): LockManager | undefined {
  return navigator.locks as LockManager | undefined
}
