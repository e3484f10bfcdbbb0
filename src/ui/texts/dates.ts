/**
 * The date of a table: 'DD Mon, YYYY', such as '05 Nov, 2026'.
 *
 * @param epochSeconds as returned by the calls
 */
export function tableDate(epochSeconds: number, language: string): string {
  const date = new Date(epochSeconds * 1000)
  const month = new Intl.DateTimeFormat(language, { month: 'short' }).format(date)
  return `${twoDigits(date.getDate())} ${upperFirst(month.replace('.', ''))}, ${date.getFullYear()}`
}

/** The date of a card: 'YYYY-MM-DD'. */
export function cardDate(epochSeconds: number): string {
  const date = new Date(epochSeconds * 1000)
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

/** The time of day, in the reader's own format: '14:05', '02:05 PM'. */
export function timeOfDay(epochSeconds: number, language: string): string {
  const form = new Intl.DateTimeFormat(readersForm(language), { hour: '2-digit', minute: '2-digit' })
  return form.format(epochSeconds * 1000)
}

/**
 * A moment relative to today: '10:42 AM', on another day '21 Nov, 10:42 AM'.
 *
 * @param atMs epoch milliseconds
 */
export function momentWords(atMs: number, language: string, nowMs = Date.now()): string {
  const date = new Date(atMs)
  const time = timeOfDay(atMs / 1000, language)
  if (date.toDateString() === new Date(nowMs).toDateString()) return time
  return `${new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(date)}, ${time}`
}

/** The screen's language with the reader's region, if the browser tells it: British English has no AM and PM. */
function readersForm(language: string): string {
  return navigator.languages.find((known) => known.split('-')[0] === language) ?? language
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
