import { limits } from '#domain/limits.ts'

/** Whole seconds left, rounded so that zero is shown exactly at the end and not a second earlier. */
export function secondsOf(leftMs: number): number {
  return Math.ceil(leftMs / 1000)
}

/** `4:05`, or `1:00:00` from an hour on. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const tail = String(rest).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}

/**
 * Parses minutes as people type them (`5`, `2.5`, `2,5` or `1:30`) to seconds. Null for anything outside 1 second to 24
 * hours.
 */
export function secondsFromText(text: string): number | null {
  const clock = /^(\d{1,4}):([0-5]\d)$/.exec(text.trim())
  const minutes = /^\d{1,4}(?:[.,]\d{1,2})?$/.exec(text.trim())
  const seconds = clock
    ? Number(clock[1]) * 60 + Number(clock[2])
    : minutes
      ? Math.round(Number(minutes[0].replace(',', '.')) * 60)
      : 0
  return seconds >= 1 && seconds <= limits.timerSeconds ? seconds : null
}
