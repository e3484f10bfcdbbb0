import { useEffect, useRef, useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { newId } from '#api/newId.ts'
import { ImportQuestionDocument, ImportTopicDocument } from '#api/operations/importing.ts'
import { CreatePostDocument } from '#api/operations/post.ts'
import { limits, times } from '#domain/limits.ts'
import type { ObjectId } from '#domain/ids.ts'
import { madeBy, useOutbox } from '#sync/outbox.ts'
import type { OutboxEntry } from '#sync/outbox.ts'
import { useCall, useRoom } from '#sync/room.tsx'
import { announce } from '#ui/announce.ts'
import { useText } from '#ui/useText.ts'
import { importDataText } from './importDataText.ts'
import { isTooLong } from './importPlan.ts'
import type { Addition } from './importPlan.ts'
import { runImport } from './runImport.ts'
import type { ImportFailure } from './runImport.ts'

/** How far an import is. */
export type ImportState =
  { status: 'idle' } | { status: 'running' | 'done' | 'cancelled'; done: number; total: number }

/** Adds texts one after the other, through the calls that people make; answers by the outbox, offline too. SPEC N4. */
export function useImport(objectId: ObjectId): {
  state: ImportState
  failures: ImportFailure[]
  /** Answers that are on this device and not on the server yet. */
  waiting: number
  start: (additions: readonly Addition[]) => void
  cancel: () => void
} {
  const text = useText(importDataText)
  const call = useCall()
  const { workshopId } = useRoom()
  const { send, pending, refused } = useOutbox()
  const [state, setState] = useState<ImportState>({ status: 'idle' })
  const [failed, setFailed] = useState<readonly ImportFailure[]>([])
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const add = async (addition: Addition, ids: Set<string>): Promise<void> => {
    const id = newId()
    if (addition.kind === 'answer') {
      const { text: postText, multiTopicId, questionId } = addition
      const common = { commonInfoData: { workshop: workshopId }, brainstormId: objectId }
      send({
        document: CreatePostDocument,
        variables: { id, ...common, postText, multiTopicId, questionId },
        ...{ objectId, label: text.labelAnswer, text: postText },
        effect: { does: 'create', type: 'post', id, fields: { text: postText, multiTopicId, questionId } },
      })
      ids.add(id)
    } else if (addition.kind === 'topic') {
      await call(ImportTopicDocument, { id, brainstormId: objectId, text: addition.text })
    } else {
      // Behind the last one, whoever adds others meanwhile: at a place that is taken it would change that question.
      const behind = { topicPos: behindAll, topicText: addition.text }
      await call(ImportQuestionDocument, { id, brainstormId: objectId, ...behind })
    }
  }
  const start = (additions: readonly Addition[]): void => {
    const turn = new AbortController()
    running.current?.abort()
    running.current = turn
    const ids = new Set<string>()
    const total = additions.length
    let done = 0
    setFailed([])
    setSent(new Set())
    setState({ status: 'running', done, total })
    const finished = (): void => {
      const status = turn.signal.aborted ? 'cancelled' : 'done'
      setState({ status, done, total })
      announce(status === 'done' ? text.finished(done, total) : text.cancelled(done, total))
    }
    void runImport({
      items: additions,
      check: (item) => (isTooLong(item.text) ? text.tooLong(item.text.length, limits.postText) : null),
      add: (item) => add(item, ids),
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
  const late = refused
    .filter(isSent)
    .flatMap(({ text: lost, state: why }): ImportFailure[] =>
      why.status === 'refused' ? [{ text: lost, message: why.message }] : [],
    )
  return {
    state,
    failures: [...failed, ...late],
    waiting: pending.filter(isSent).length,
    start,
    cancel: () => running.current?.abort(),
  }
}

/** A place that no question has. */
const behindAll = 10 * limits.questions
