const minute = 60
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day

/**
 * How long ago something was, in a given language: 'now', '5 min. ago', '3 hr. ago', '2 days ago'; after a week the
 * date. A time slightly in the future, by a clock that is off, is 'now'.
 *
 * @param epochSeconds as returned by the calls
 */
export function relativeTime(epochSeconds: number, nowMs: number, language: string): string {
  const seconds = Math.max(0, Math.floor(nowMs / 1000) - epochSeconds)
  const past = (count: number, unit: 'minute' | 'hour' | 'day'): string =>
    new Intl.RelativeTimeFormat(language, { style: unit === 'day' ? 'long' : 'short' }).format(-count, unit)
  if (seconds < minute) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second')
  if (seconds < hour) return past(Math.floor(seconds / minute), 'minute')
  if (seconds < day) return past(Math.floor(seconds / hour), 'hour')
  if (seconds < week) return past(Math.floor(seconds / day), 'day')
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(epochSeconds * 1000)
}

/** Date and time to the minute, in a given language and the device's time zone. */
export function exactTime(epochSeconds: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(
    epochSeconds * 1000,
  )
}
