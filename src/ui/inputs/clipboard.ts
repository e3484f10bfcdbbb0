/** @throws {Error} where the browser does not allow it */
export async function writeToClipboard(value: string): Promise<void> {
  // Without https there is no clipboard API; the older command still works after a user gesture.
  if (navigator.clipboard) return navigator.clipboard.writeText(value)
  const field = document.createElement('textarea')
  field.value = value
  field.style.position = 'fixed'
  document.body.append(field)
  field.select()
  const isDone = document.execCommand('copy')
  field.remove()
  if (!isDone) throw new Error('the browser refused to copy')
}

/** Resolves with whether the clipboard took the text; a failure is logged and nothing more. SPEC M23 */
export async function copyToClipboard(value: string): Promise<boolean> {
  try {
    await writeToClipboard(value)
    return true
  } catch {
    // eslint-disable-next-line no-console -- SPEC M23
    console.warn('Could not write to clipboard')
    return false
  }
}

/** @throws {Error} where the browser does not allow it; without https no browser does */
export async function readFromClipboard(): Promise<string> {
  return navigator.clipboard.readText()
}
