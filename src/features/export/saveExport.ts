import { attachmentName } from '#domain/exports/exportNames.ts'

/**
 * Fetches the file of an export and saves it.
 *
 * @param path under `/api`, with its token
 * @returns the file's name
 * @throws {Error} when the response is no file, for example an HTML page of a proxy; then nothing is saved
 * @see SPEC M12
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
  // Revoked with a delay: some browsers start reading the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return name
}
