import { call } from '#api/client.ts'
import { ExportAccountDocument } from '#api/operations/profile.ts'

/**
 * Fetches the file with all data of the caller's account, and saves it.
 *
 * @throws {Error} when the response is no such file, for example an HTML page of a proxy; then nothing is saved
 */
export async function saveAccountExport(): Promise<void> {
  const { exportAccount } = await call(ExportAccountDocument, {})
  if (!exportAccount.url) throw new Error('no link to the file')
  const response = await fetch(exportAccount.url, { credentials: 'omit' })
  const kind = response.headers.get('content-type') ?? ''
  if (!response.ok || kind.startsWith('text/html')) throw new Error('no file behind the link')
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(response.headers.get('content-disposition'))
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}

function fileName(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'plenum-account.json'
}
