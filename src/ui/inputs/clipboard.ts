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

/** @throws {Error} where the browser does not allow it; without https no browser does */
export async function readFromClipboard(): Promise<string> {
  return navigator.clipboard.readText()
}
