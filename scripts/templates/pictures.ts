import { amber, brand } from '#app/theme/palette.ts'
import { customerJourney, ideaSprint, questionsFromTheRoom } from './ideaPictures.ts'
import { incident, kickOff, preMortem } from './projectPictures.ts'
import { circle, ground } from './shapes.ts'
import { checkInCheckOut, fourLs, healthCheck, startStopContinue } from './teamPictures.ts'

/**
 * The pictures of templates by name, each 640 by 360 and without words: for official templates their questions, topics
 * or activities, and one default for all other templates. Two official templates may share a picture that shows both.
 * People may choose any of them for their own templates.
 */
export const pictures: Record<string, () => string[]> = {
  default: plenum,
  pic1: startStopContinue,
  pic2: fourLs,
  pic3: healthCheck,
  pic4: checkInCheckOut,
  pic5: kickOff,
  pic6: preMortem,
  pic7: incident,
  pic8: ideaSprint,
  pic9: questionsFromTheRoom,
  pic10: customerJourney,
}

export function pictureSvg(name: string): string {
  const inside = pictures[name]?.().join('\n') ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360">\n${inside}\n</svg>\n`
}

/** Seats in rows around a speaker. */
function plenum(): string[] {
  const rows = [
    { r: 96, count: 9, fill: brand[6], size: 11 },
    { r: 142, count: 13, fill: brand[5], size: 11 },
    { r: 188, count: 17, fill: brand[4], size: 11 },
    { r: 234, count: 21, fill: brand[3], size: 11 },
  ]
  const seats = rows.flatMap(({ r, count, fill, size }) =>
    Array.from({ length: count }, (_, index) => {
      const angle = Math.PI * (index / (count - 1))
      return circle(320 - Math.cos(angle) * r, 292 - Math.sin(angle) * r, size, fill)
    }),
  )
  return [ground(brand[0], brand[1]), ...seats, circle(320, 286, 26, amber[3]), circle(320, 286, 12, '#fff')]
}
