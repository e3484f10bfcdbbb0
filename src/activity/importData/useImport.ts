import { useEffect, useRef, useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { times } from '#domain/limits.ts'
import { madeBy, useOutbox, whyRefused } from '#sync/room/outbox.ts'
import type { OutboxEntry } from '#sync/room/outbox.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { importDataText } from './importDataText.ts'
import type { ImportedItem, ImportTarget } from './importTarget.ts'
import { runImport } from './runImport.ts'
import type { ImportFailure } from './runImport.ts'

/** Progress of an import. */
export type ImportState =
  { status: 'idle' } | { status: 'running' | 'done' | 'cancelled'; done: number; total: number }

/** Adds texts in their order through their target; reports what waits in the outbox. SPEC N4 */
export function useImport<Addition extends ImportedItem>({
  longest,
  add,
  together = 1,
  table,
}: Pick<ImportTarget<Addition>, 'longest' | 'add' | 'together' | 'table'>): {
  state: ImportState
  /** Number of items that were added. */
  added: number
  failures: ImportFailure[]
  /** Items on this device that the server does not have yet. */
  waiting: number
  /** @param leftOut what is not among them, and is listed too */
  start: (additions: readonly Addition[], leftOut?: readonly ImportFailure[]) => void
  cancel: () => void
} {
  const text = useText(importDataText)
  const { pending, refused } = useOutbox()
  const [state, setState] = useState<ImportState>({ status: 'idle' })
  const [failed, setFailed] = useState<readonly ImportFailure[]>([])
  const [left, setLeft] = useState<readonly ImportFailure[]>([])
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = (additions: readonly Addition[], leftOut: readonly ImportFailure[] = []): void => {
    const turn = new AbortController()
    running.current?.abort()
    running.current = turn
    const ids = new Set<string>()
    const total = additions.length
    let done = 0
    setFailed([])
    setLeft(leftOut)
    setSent(new Set())
    setState({ status: 'running', done, total })
    const finished = (): void => {
      const status = turn.signal.aborted ? 'cancelled' : 'done'
      setState({ status, done, total })
      table?.end()
      announce(status === 'done' ? text.finished(done, total) : text.cancelled(done, total))
    }
    void runImport({
      items: additions,
      check: ({ text: words, cells = [words] }) => {
        const most = Math.max(...cells.map(({ length }) => length))
        return most > longest ? text.tooLong(most, longest) : null
      },
      add: async (item) => {
        const id = await add(item)
        if (id !== null) ids.add(id)
      },
      together,
      explain: messageOf,
      pauseMs: times.bulkAddPauseMs,
      signal: turn.signal,
      onProgress: (count, failures) => {
        done = count
        setFailed(failures)
        setSent(new Set(ids))
        setState({ status: 'running', done, total })
      },
    }).then(finished)
  }
  const isSent = ({ effect }: OutboxEntry): boolean => sent.has(madeBy(effect) ?? '')
  const late = refused.filter(isSent).flatMap((entry): ImportFailure[] => {
    const message = whyRefused(entry)
    return message ? [{ text: entry.text, message }] : []
  })
  return {
    state,
    added: (state.status === 'idle' ? 0 : state.done) - failed.length - late.length,
    failures: [...left, ...failed, ...late],
    waiting: pending.filter(isSent).length,
    start,
    cancel: () => running.current?.abort(),
  }
}
