const triedKey = 'plenum.reloadedFor'

/**
 * A page that was open during a deployment asks for files that are gone: one reload gets the new ones. Once only, so that a
 * server without files does not make the page reload for ever.
 */
export function reloadAfterDeployment(error: Error): void {
  const isMissingFile = /dynamically imported module|module script failed|preload CSS/i.test(error.message)
  if (!isMissingFile || !navigator.onLine) return
  try {
    if (sessionStorage.getItem(triedKey) === error.message) return
    sessionStorage.setItem(triedKey, error.message)
  } catch {
    // Without storage nothing stops a second reload, so there is no first.
    return
  }
  location.reload()
}
