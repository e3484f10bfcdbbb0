import { Histogram } from './histogram.ts'
import { allOf, startMeasure, within } from './measure.ts'
import type { Figures, Target } from './target.ts'

const turns = 40

/**
 * A facilitator turns page after page, each as soon as everybody's screen has the one before. Every screen has to get
 * every page: one that got a later page only makes the run a failed one.
 */
export async function turnPages(target: Target, people: number, patienceMs = 10_000): Promise<Figures> {
  const times = new Histogram()
  const acknowledged = new Histogram()
  const failures: string[] = []
  const measure = startMeasure(target)
  for (let turn = 0; turn < turns; turn += 1) {
    const page = (target.stepped += 1)
    const seen = new Set<number>()
    const all = Promise.withResolvers<undefined>()
    const sentAt = performance.now()
    target.crowd.onFrame = (who, data) => {
      if (seen.has(who) || target.stepIn(data) !== page) return
      seen.add(who)
      times.add(performance.now() - sentAt)
      if (seen.size === people) all.resolve(undefined)
    }
    const turned = target.push(page).then(() => acknowledged.add(performance.now() - sentAt))
    failures.push(...(await allOf('turns', [turned])))
    await within(patienceMs, all.promise)
    if (seen.size < people) failures.push(`${people - seen.size} screens did not get page ${page}`)
  }
  target.crowd.onFrame = null
  return measure({ scenario: 'page turns', people, times, expected: turns * people, acknowledged, failures })
}
