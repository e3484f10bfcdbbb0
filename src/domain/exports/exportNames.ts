import { cutText } from '../text.ts'

/** SPEC M12. */

const sheetNameLength = 31
const fileNameLength = 100
// Characters that are not allowed in the name of a sheet.
const notInSheets = /[[\]:*?/\\]/g
// Characters that some systems do not allow in file names.
const notInFiles = /[<>:"/\\|?*]/g
// eslint-disable-next-line no-control-regex -- control characters are what it removes
const controls = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Makes sheet names that every spreadsheet program accepts, as close to the wished ones as possible: at most 31
 * characters, none of `[]:*?/\`, no apostrophe at either end, unique regardless of case.
 *
 * @param taken names that are already in use
 */
export function sheetNames(wished: readonly string[], taken: readonly string[] = []): string[] {
  // Excel reserves this name.
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

/** The file name of an export: its subject, the workshop's id and the extension. */
export function exportFileName(of: string, workshopId: string, ending: 'xlsx' | 'csv'): string {
  // Some systems drop a trailing dot or space; others hide files whose name starts with a dot.
  const name = cutText(plain(of, notInFiles).replace(/^[.\s]+|[.\s]+$/g, ''), fileNameLength).trim()
  return `${name === '' ? '' : `${name} `}${workshopId}.${ending}`
}

/** A `content-disposition` header with the full file name, and a fallback for older programs. */
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

/** The file name in such a header, or null. */
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
