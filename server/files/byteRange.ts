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

/** Parts that one request may ask for: two thousand pages in a few requests, and headers of a size that proxies take. */
const mostParts = 400

/**
 * The parts of a file that a `range` header with several of them asks for. RFC 9110.
 *
 * @param bytes size of the file
 * @returns null unless these are two to four hundred parts of the file in ascending order that do not overlap
 */
export function byteRanges(header: string | undefined, bytes: number): readonly ByteRange[] | null {
  const listed = /^bytes=(\d+-\d+(?:, ?\d+-\d+)+)$/i.exec(header?.trim() ?? '')?.[1]?.split(',')
  if (!listed || listed.length > mostParts) return null
  const parts: ByteRange[] = []
  for (const one of listed) {
    const [first = 0, last = 0] = one.split('-').map(Number)
    if (first <= (parts.at(-1)?.last ?? -1) || last < first || last >= bytes) return null
    parts.push({ first, last })
  }
  return parts
}
