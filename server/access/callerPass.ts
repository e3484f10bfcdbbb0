import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import type { Caller } from './caller.ts'
import type { Tokens } from './tokens.ts'

const hash = z.base64()
/** Null for a token that does not expire by itself. */
const expiresAt = z.number().nullable()

export const passShape = z.object({
  caller: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('account'), userId: z.string(), expiresAt }),
    z.object({ kind: z.literal('member'), memberId: z.string(), workshopId: z.string(), expiresAt }),
    z.object({
      kind: z.literal('remote'),
      ...{ workshopId: z.string(), remoteId: z.string(), pairedBy: z.string(), tokenHash: hash },
      ...{ issuedAt: z.number(), expiresAt },
    }),
    z.object({ kind: z.literal('projector'), workshopId: z.string(), tokenHash: hash, expiresAt }),
  ]),
  origin: z.object({ userId: z.string().nullable(), signIn: z.string(), issuedAt: z.number() }).nullable(),
})

/** A caller as plain values, and what revokes their token. It is sealed wherever it leaves the server. */
export type CallerPass = z.infer<typeof passShape>

type Origins = Pick<Tokens, 'originOf' | 'restore'>

export function passOf(caller: Caller, tokens: Origins): CallerPass | null {
  if (caller.kind === 'nobody') return null
  const origin = tokens.originOf(caller)
  const expires = { expiresAt: Number.isFinite(caller.expiresAt) ? caller.expiresAt : null }
  if (caller.kind === 'account')
    return { caller: { kind: caller.kind, userId: caller.userId, ...expires }, origin }
  if (caller.kind === 'member') return { caller: { ...caller, ...expires }, origin }
  return { caller: { ...caller, tokenHash: caller.tokenHash.toString('base64'), ...expires }, origin }
}

/** Not authenticated yet. @throws {Refusal} `UNAUTHENTICATED` when nothing tells whether its token was revoked */
export function callerOfPass({ caller: kept, origin }: CallerPass, tokens: Origins): Caller {
  const caller = callerOf(kept)
  if (kept.kind !== 'account' && kept.kind !== 'member') return caller
  if (!origin) throw new Refusal('UNAUTHENTICATED', 'a pass without the origin of its token')
  tokens.restore(caller, origin)
  return caller
}

function callerOf(kept: CallerPass['caller']): Exclude<Caller, { kind: 'nobody' }> {
  const expires = { expiresAt: kept.expiresAt ?? Infinity }
  if (kept.kind === 'account') return { ...kept, email: '', ...expires }
  if (kept.kind === 'member') return { ...kept, ...expires }
  return { ...kept, tokenHash: Buffer.from(kept.tokenHash, 'base64'), ...expires }
}
