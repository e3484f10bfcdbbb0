import { randomUUID } from 'node:crypto'
import * as Y from 'yjs'
import { createGroup } from '#domain/brainstorm/groups/groups.ts'
import { createPool } from '#server/database/connection/pool.ts'
import { answer, like, rewrite } from '../../database/acts.ts'
import { attached, personWith, startNode } from '../../database/liveWorkshop.ts'
import type { TestWorkshop } from '../../database/liveWorkshop.ts'

/** What a killed server leaves open: sent, with unknown outcome. */
export interface OpenActs {
  answers: { id: string; by: number }[]
  /** Yjs updates in base64. */
  edits: { groupId: string; update: string }[]
}

export interface TickerStart {
  databaseUrl: string
  workshop: TestWorkshop
  /** Secrets of the people who answer, in hex. */
  secrets: string[]
  open: OpenActs
}

export type TickerReport =
  | { kind: 'ready' }
  | { kind: 'sent'; answer: { id: string; by: number } }
  | { kind: 'sentEdit'; edit: { groupId: string; update: string } }
  /** Created, changed and liked by its author: three acts, each acknowledged. */
  | { kind: 'saved'; id: string }
  | { kind: 'savedEdit'; groupId: string }
  | { kind: 'failed'; message: string }

/**
 * A server's ticks in a process of their own, with people and a facilitator at work until it is killed. Notifies its
 * parent before each act is sent and after it was acknowledged.
 */
async function work({ databaseUrl, workshop, secrets, open }: TickerStart): Promise<void> {
  const pool = createPool(databaseUrl, { warn: () => undefined })
  const node = startNode(pool)
  const desk = await attached(node, workshop, workshop.desk)
  const people = secrets.map((secret) => personWith(Buffer.from(secret, 'hex')))
  setInterval(() => {
    for (const name of [workshop.desk, workshop.board]) node.liveWorkshops.compactor.request(name)
  }, 70)

  async function sendAnswer({ id, by }: { id: string; by: number }): Promise<void> {
    const author = people[by]
    if (!author) return
    await node.ticks.submit(answer(workshop, author, `first ${id}`, id))
    await Promise.all([
      node.ticks.submit(rewrite(workshop, author, id, `second ${id}`)),
      node.ticks.submit(like(workshop, author, id)),
    ])
    report({ kind: 'saved', id })
  }

  async function sendEdit({ groupId, update }: { groupId: string; update: string }): Promise<void> {
    const { workshopId, objectId } = workshop
    await node.ticks.submitDeskUpdate({ workshopId, objectId, update: Buffer.from(update, 'base64') })
    report({ kind: 'savedEdit', groupId })
  }

  await Promise.all([...open.answers.map(sendAnswer), ...open.edits.map(sendEdit)])
  report({ kind: 'ready' })
  const answering = people.map(async (_, by) => {
    for (;;) {
      const next = { id: randomUUID(), by }
      report({ kind: 'sent', answer: next })
      await sendAnswer(next)
    }
  })
  const grouping = (async () => {
    for (;;) {
      const edit = { groupId: randomUUID(), update: '' }
      edit.update = Buffer.from(groupEdit(desk, workshop, edit.groupId)).toString('base64')
      report({ kind: 'sentEdit', edit })
      await sendEdit(edit)
    }
  })()
  await Promise.all([...answering, grouping])
}

function groupEdit(desk: Y.Doc, workshop: TestWorkshop, id: string): Uint8Array {
  const mine = new Y.Doc()
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(desk))
  const before = Y.encodeStateVector(mine)
  const at = { multiTopicId: workshop.topic, questionId: workshop.question }
  mine.transact(() => createGroup(mine, { id, ...at }))
  return Y.encodeStateAsUpdate(mine, before)
}

function report(message: TickerReport): void {
  process.send?.(message)
}

process.once('message', (start: TickerStart) => {
  work(start).catch((error: unknown) => report({ kind: 'failed', message: String(error) }))
})
