import { attachmentName } from '#domain/exportNames.ts'

/**
 * Fetches the file of an export and saves it.
 *
 * @param path under `/api`, with its token
 * @returns the file's name
 * @throws {Error} when there is no file; a page, such as a proxy's, is none, and nothing is saved then
 * @see specification, part 1, section 7: REST
 */
export async function saveExport(path: string, fallbackName: string): Promise<string> {
  const response = await fetch(`/api/${path}`, { credentials: 'omit', cache: 'no-store' })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || type.startsWith('text/html')) throw new Error(`no export: ${response.status}`)
  const name = attachmentName(response.headers.get('content-disposition')) ?? fallbackName
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return name
}
