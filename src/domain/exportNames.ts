import { cutText } from './text.ts'

/** @see specification, part 1, section 8 */
export const exportFailedMessage = 'An error occurred, please try again.'

const sheetNameLength = 31
const fileNameLength = 100
// What a sheet's name may not hold.
const notInSheets = /[[\]:*?/\\]/g
// What some system does not take in a file's name.
const notInFiles = /[<>:"/\\|?*]/g
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Names for sheets, as near to what is wished as every spreadsheet program takes: at most 31 characters, none of `[]:*?/\`,
 * no apostrophe at either end, each one once whatever the case.
 *
 * @param taken names that are given already
 */
export function sheetNames(wished: readonly string[], taken: readonly string[] = []): string[] {
  // Excel keeps the name for itself.
  const used = new Set([...taken, 'History'].map((name) => name.toLowerCase()))
  return wished.map((wish) => {
    const name = plain(wish, notInSheets).replace(/^['\s]+|['\s]+$/g, '') || 'Sheet'
    for (let count = 1; ; count += 1) {
      const ending = count === 1 ? '' : ` (${count})`
      const tried = cutText(name, sheetNameLength - ending.length).replace(/['\s]+$/, '') + ending
      if (used.has(tried.toLowerCase())) continue
      used.add(tried.toLowerCase())
      return tried
    }
  })
}

/** The name of an export's file: what it is of, the workshop's id and the ending. */
export function exportFileName(of: string, workshopId: string, ending: 'xlsx' | 'csv'): string {
  // A dot or a space at the end is lost on some systems, one at the beginning hides the file on others.
  const name = cutText(plain(of, notInFiles).replace(/^[.\s]+|[.\s]+$/g, ''), fileNameLength).trim()
  return `${name === '' ? '' : `${name} `}${workshopId}.${ending}`
}

/** A file's name for a `content-disposition`: all of it, and beside it what older programs read. */
export function attachmentHeader(fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '')
  const all = encodeURIComponent(fileName).replace(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${all}`
}

/** The name out of such a header, or null. */
export function attachmentName(header: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  if (encoded === undefined) return /filename="([^"]+)"/i.exec(header ?? '')?.[1] ?? null
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}

function plain(text: string, unwanted: RegExp): string {
  return text.toWellFormed().replace(controls, ' ').replace(unwanted, ' ').replace(/\s+/g, ' ').trim()
}
