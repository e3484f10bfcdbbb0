/** @throws {Error} where the browser does not let it */
export async function writeToClipboard(value: string): Promise<void> {
  // Without https there is no clipboard API; the old way still works where somebody just pressed a button.
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
