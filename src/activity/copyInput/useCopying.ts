import { useRef, useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import type { CopyToNextActivityMutationVariables } from '#api/generated.ts'
import { messageOfLeftOut } from '#api/leftOut.ts'
import type { LeftOut } from '#api/leftOut.ts'
import { newId } from '#api/newId.ts'
import { CopyToNextActivityDocument } from '#api/operations/copying.ts'
import type { AnyMessage, Message } from '#domain/message.ts'
import { useCall } from '#sync/room/room.tsx'

/** Outcome of a chain of copies. */
export type CopyOutcome =
  | { ok: true; copied: number | null; leftOut: readonly Message[] }
  | { ok: false; message: AnyMessage; doneCount: number }

interface Attempt {
  id: string
  /** Undefined until it was answered; null when an earlier attempt had made it. */
  copied?: number | null
  leftOut?: readonly LeftOut[]
}

/**
 * Copies by one call after the other; the first failure ends the chain. A retry repeats each call with its id, so that
 * nothing is copied twice, whatever became of the first attempt (idempotent). SPEC C2, K8
 */
export function useCopying(): {
  isBusy: boolean
  copy: (calls: readonly CopyToNextActivityMutationVariables[]) => Promise<CopyOutcome>
} {
  const call = useCall()
  const attempts = useRef(new Map<string, Attempt>())
  const [isBusy, setBusy] = useState(false)
  const copy = async (calls: readonly CopyToNextActivityMutationVariables[]): Promise<CopyOutcome> => {
    setBusy(true)
    const counts: (number | null)[] = []
    const left: LeftOut[] = []
    try {
      for (const variables of calls) {
        const key = JSON.stringify(variables)
        const attempt = attempts.current.get(key) ?? { id: newId() }
        attempts.current.set(key, attempt)
        if (attempt.copied === undefined) {
          const answer = await call(CopyToNextActivityDocument, { ...variables, id: attempt.id })
          const { copied, leftOut } = answer.copyToNextActivity
          attempt.copied = copied ?? null
          attempt.leftOut = leftOut ?? []
        }
        counts.push(attempt.copied)
        left.push(...(attempt.leftOut ?? []))
      }
      return { ok: true, copied: sumOf(counts), leftOut: left.map(messageOfLeftOut) }
    } catch (error) {
      return { ok: false, message: messageOf(error), doneCount: counts.length }
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, copy }
}

function sumOf(counts: readonly (number | null)[]): number | null {
  return counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0)
}
