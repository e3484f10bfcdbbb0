import { newId } from '#api/newId.ts'

export const lockPrefix = 'plenum.typing.'
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

/** Pages without https have none. */
export function webLocks(): LockManager | undefined {
  return navigator.locks as LockManager | undefined
}
