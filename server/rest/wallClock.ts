/** A moment in local time, as a date whose UTC fields are the local ones, because sheets have no time zones. */
export interface WallClock {
  (epochSeconds: number): Date
  zone: string
}

/** Whether a text names a time zone. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** To the minute: nobody needs to know in which second somebody wrote. */
export function wallClock(zone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, hourCycle: 'h23' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  })
  const clock = (epochSeconds: number): Date => {
    const parts = format.formatToParts(epochSeconds * 1000)
    const field = (type: Intl.DateTimeFormatPartTypes): number =>
      Number(parts.find((part) => part.type === type)?.value ?? 0)
    return new Date(Date.UTC(field('year'), field('month') - 1, field('day'), field('hour'), field('minute')))
  }
  return Object.assign(clock, { zone })
}
