// Control characters but tab and line feed, marks that turn the direction of the text around them or have no width, and halves of
// characters, which no database keeps as they are.
const unwanted =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\p{Surrogate}/gu
const visible = /[^\p{Cf}\s]/u

/**
 * Text as it is kept: line ends as \n, no control or direction-override characters, no half ones, no space around it. A text of
 * nothing that can be seen is empty.
 */
export function cleanText(text: string): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(unwanted, '').trim()
  return visible.test(clean) ? clean : ''
}

/** Whether a text can be kept as it is: without NUL and without halves of characters. */
export function isKeepable(text: string): boolean {
  // eslint-disable-next-line no-control-regex
  return !/\u0000|\p{Surrogate}/u.test(text)
}

/** The first `limit` UTF-16 units of a text, never half a character. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  const last = text.charCodeAt(limit - 1)
  const splitsPair = last >= 0xd800 && last <= 0xdbff
  return text.slice(0, splitsPair ? limit - 1 : limit)
}
