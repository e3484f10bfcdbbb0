import { expect } from 'vitest'
import type { Actor } from '#domain/actor.ts'

export const boss: Actor = { role: 'facilitator', isMine: () => false }
/** A participant, whose items' ids begin with the name. */
export const ana: Actor = { role: 'participant', isMine: (id) => id.startsWith('ana') }

const refusal = (code: string) => expect.objectContaining({ code }) as Error
export const [notFound, forbidden, badInput] = ['NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT'].map(refusal) as [
  Error,
  Error,
  Error,
]
