import { expect } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'

export const boss: Actor = { role: 'facilitator', isMine: () => false }
/** A participant, whose items' ids begin with the name. */
export const ana: Actor = { role: 'participant', isMine: (id) => id.startsWith('ana') }

const refusal = (code: string) => expect.objectContaining({ code }) as Error
export const [notFound, forbidden, badInput] = ['NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT'].map(refusal) as [
  Error,
  Error,
  Error,
]

/** A mistake with this message. */
export const mistake = (said: unknown): unknown => expect.objectContaining({ said })

/** The code of the mistake or refusal that an act ends with; `done` without one. */
export function codeOf(act: () => void): string {
  try {
    act()
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    if (error instanceof UserMistake) return error.said.code ?? ''
    throw error
  }
}
