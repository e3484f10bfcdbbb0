import { isMissingFile } from './missingFile.ts'

const triedKey = 'plenum.reloadedFor'

/**
 * A page that was open during a deployment asks for files that are gone: one reload gets the new ones. Only from a server that
 * answers, since without one there may be no page to go back to; and once only, so that a server without files does not make
 * the page reload for ever.
 */
export async function reloadAfterDeployment(error: unknown): Promise<void> {
  if (!isMissingFile(error) || !navigator.onLine || !(await doesServerAnswer())) return
  try {
    if (sessionStorage.getItem(triedKey) === error.message) return
    sessionStorage.setItem(triedKey, error.message)
  } catch {
    // Without storage nothing stops a second reload, so there is no first.
    return
  }
  location.reload()
}

async function doesServerAnswer(): Promise<boolean> {
  try {
    return (await fetch('/', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
