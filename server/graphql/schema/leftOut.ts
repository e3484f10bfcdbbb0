import type { LeftOut } from '#domain/activity/leftOut.ts'

/** What a copy leaves out, as calls answer it. SPEC K13 */
export interface LeftOutAnswer {
  count: number
  reason: string
  reasonCode: string
}

/** Each reason once, with all that is left out for it, in however many activities. */
export function answerLeftOut(leftOut: readonly LeftOut[]): LeftOutAnswer[] {
  return [...Map.groupBy(leftOut, ({ reason }) => reason)].map(([reason, same]) => {
    const count = same.reduce((sum, one) => sum + one.count, 0)
    const { code, sentence } = reason(count)
    return { count, reason: sentence, reasonCode: code ?? '' }
  })
}
