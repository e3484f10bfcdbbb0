import type { LeftOut } from '#domain/activity/leftOut.ts'

/** What a copy leaves out, as calls answer it. SPEC K13 */
export interface LeftOutAnswer {
  count: number
  reason: string
  reasonCode: string
}

export function answerLeftOut({ count, reason }: LeftOut): LeftOutAnswer {
  return { count, reason: reason.sentence, reasonCode: reason.code ?? '' }
}
