const endMark = 0x06054b50
const entryMark = 0x02014b50
const longestComment = 65_535

/**
 * Unpacked size of a zip file's parts, from its central directory; null for a file that is not a zip.
 *
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.12 and 4.3.16
 */
export function unpackedBytes(file: DataView): number | null {
  const end = endOf(file)
  if (end === null) return null
  const entries = file.getUint16(end + 10, true)
  let at = file.getUint32(end + 16, true)
  let bytes = 0
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > file.byteLength || file.getUint32(at, true) !== entryMark) return null
    bytes += file.getUint32(at + 24, true)
    at += 46 + [28, 30, 32].reduce((sum, field) => sum + file.getUint16(at + field, true), 0)
  }
  return bytes
}

function endOf(file: DataView): number | null {
  const first = Math.max(0, file.byteLength - 22 - longestComment)
  for (let at = file.byteLength - 22; at >= first; at -= 1)
    if (file.getUint32(at, true) === endMark) return at
  return null
}
