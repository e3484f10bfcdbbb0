import { pngOf } from './png.ts'
import { standalonePicture } from './standalone.tsx'
import type { PictureParts } from './standalone.tsx'

export type PictureFormat = 'svg' | 'png'

/** What a file name must not contain on some system. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const forbidden = /[\\/:*?"<>|\u0000-\u001f]+/gu
const longestName = 80

/**
 * Saves a picture as a file.
 *
 * @param fileName without ending
 * @throws {Error} when the browser cannot draw it
 */
export async function savePicture(
  parts: PictureParts,
  format: PictureFormat,
  fileName: string,
): Promise<void> {
  const picture = await standalonePicture(parts)
  const file = format === 'svg' ? new Blob([picture.markup], { type: 'image/svg+xml' }) : await pngOf(picture)
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `${nameOf(fileName)}.${format}`
  link.click()
  // Revoked with a delay: some browsers start reading the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

function nameOf(fileName: string): string {
  const name = fileName.replace(forbidden, ' ').replace(/\s+/gu, ' ').trim()
  return Array.from(name).slice(0, longestName).join('').trim() || 'chart'
}
