import type { Message } from '#domain/message.ts'

/** What a copy left out, as calls answer it. SPEC K13 */
export interface LeftOut {
  count: number
  reason: string
  reasonCode: string
}

export function messageOfLeftOut({ count, reason, reasonCode }: LeftOut): Message {
  return { code: reasonCode, sentence: reason, values: [count] }
}
