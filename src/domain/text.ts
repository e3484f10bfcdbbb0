// Slides and word processors copy a line break as a vertical tab, a page break as a form feed.
const lineEnd = /\r\n?|[\n\v\f\x85\u2028\u2029]/

// Control characters except tab and line feed, bidirectional controls, zero-width characters, and lone surrogates,
// which the database cannot store.
const unwanted =
  // eslint-disable-next-line no-control-regex -- control characters are what it removes
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\p{Surrogate}/gu
const visible = /[^\p{Cf}\s]/u

/** The lines of a text, whichever program it comes from. */
export function linesIn(text: string): string[] {
  return text.split(lineEnd)
}

/** The lines of a pasted text that become entries: without their surrounding spaces, blank ones left out, long ones whole. */
export function filledLinesIn(pasted: string): string[] {
  return linesIn(pasted)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/**
 * Normalizes a text for storage: line ends become \n; control characters, bidirectional controls, zero-width
 * characters, lone surrogates and surrounding spaces are removed. A text without any visible character becomes empty.
 */
export function cleanText(text: string): string {
  const clean = linesIn(text).join('\n').replace(unwanted, '').trim()
  return visible.test(clean) ? clean : ''
}

/** Whether a text can be stored unchanged: it contains no NUL and no lone surrogate. */
export function isKeepable(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- NUL is what it looks for
  return !/\u0000|\p{Surrogate}/u.test(text)
}

/** The first `limit` UTF-16 units of a text, without splitting a surrogate pair. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  const last = text.charCodeAt(limit - 1)
  const splitsPair = last >= 0xd800 && last <= 0xdbff
  return text.slice(0, splitsPair ? limit - 1 : limit)
}
