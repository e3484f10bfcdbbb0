/** A part of a file, both ends included. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * The part of a file that a `range` header asks for. RFC 9110.
 *
 * @param bytes size of the file
 * @returns null for the whole file, also when the header is malformed or asks for several parts
 */
export function byteRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const asked = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '')
  if (!asked) return null
  const [begin = '', end = ''] = asked.slice(1)
  if (begin === '' && end === '') return null
  if (begin === '') {
    const length = Math.min(Number(end), bytes)
    return length === 0 ? 'unsatisfiable' : { first: bytes - length, last: bytes - 1 }
  }
  const [first, last] = [Number(begin), end === '' ? bytes - 1 : Math.min(Number(end), bytes - 1)]
  if (end !== '' && Number(end) < first) return null
  return first >= bytes ? 'unsatisfiable' : { first, last }
}
