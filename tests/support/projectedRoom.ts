import * as Y from 'yjs'
import type { Actor } from '#domain/actor.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import { collectChanges } from '#domain/projection.ts'
import { createComment } from '#domain/brainstorm/comments.ts'
import { setFlag } from '#domain/activity/flags.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { createGroup, movePost } from '#domain/brainstorm/groups.ts'
import { createPost } from '#domain/brainstorm/posts.ts'
import { projectBrainstorm } from '#domain/brainstorm/projection.ts'
import { facilitatorOrigin } from '#domain/activity/docs.ts'
import { boardRoots, roots } from '#domain/brainstorm/roots.ts'
import type { Placed } from '#domain/activity/order.ts'
import type { PostPlace } from '#domain/brainstorm/roots.ts'
import { createQuestion, createTopic, startBrainstorm } from '#domain/brainstorm/topics.ts'

export const boss: Actor = { role: 'facilitator', isMine: () => false }

/**
 * For property tests: a server's desk and board, and the desks of three facilitators who may be offline. Every text is a
 * canary and used once, so that each byte can be asked whether it may be there.
 */
export class ProjectedRoom {
  readonly desk = new Y.Doc()
  readonly board = new Y.Doc()
  readonly facilitators = [new Y.Doc(), new Y.Doc(), new Y.Doc()]
  readonly undo = this.facilitators.map((desk) => undoManager(desk))
  readonly boardUpdates: Uint8Array[] = []
  #canaries = 0

  /** @param isFilled with four answers, two of them in a group, and comments, all of it shown */
  constructor(isFilled = false) {
    for (const root of Object.values(roots)) for (const doc of [this.desk, this.board]) root(doc)
    this.board.on('update', (update: Uint8Array) => {
      this.boardUpdates.push(update)
      this.assertOnlyShown(update)
    })
    this.change(() => startBrainstorm(this.desk, this.canary(), { topic: 't0', question: 'q0' }))
    this.change(() => {
      createTopic(this.desk, 't1', this.canary())
      createQuestion(this.desk, 'q1', this.canary())
    })
    if (isFilled) this.change(() => this.fill())
    for (const who of this.facilitators.keys()) this.sync(who)
  }

  canary(): string {
    return `canary${this.#canaries++}.`
  }

  /** What the server does: a change of the desk or of flags, and the projection of it, in one step. */
  change(act: () => void): void {
    this.board.transact(() => {
      const before = JSON.stringify(boardRoots.flags(this.board))
      const changes = collectChanges(this.desk, () => this.desk.transact(() => ignoringMistakes(act)))
      const hasFlagChanged = JSON.stringify(boardRoots.flags(this.board)) !== before
      projectBrainstorm(this.desk, this.board, hasFlagChanged ? 'all' : changes)
    })
  }

  edit(who: number, act: (desk: Y.Doc) => void): void {
    const desk = this.facilitators[who] as Y.Doc
    desk.transact(() => ignoringMistakes(() => act(desk)), facilitatorOrigin)
  }

  /** A facilitator comes online: everything goes both ways. */
  sync(who: number): void {
    const theirs = this.facilitators[who] as Y.Doc
    const update = Y.encodeStateAsUpdate(theirs, Y.encodeStateVector(this.desk))
    this.board.transact(() => {
      const changes = collectChanges(this.desk, () => Y.applyUpdate(this.desk, update))
      projectBrainstorm(this.desk, this.board, changes)
    })
    Y.applyUpdate(theirs, Y.encodeStateAsUpdate(this.desk, Y.encodeStateVector(theirs)))
  }

  /** The board as a projection of everything makes it, from a desk that was never projected. */
  full(): Y.Doc {
    const [desk, board] = [new Y.Doc(), new Y.Doc()]
    Y.applyUpdate(desk, Y.encodeStateAsUpdate(this.desk))
    boardRoots.flags(this.board).forEach((on, name) => boardRoots.flags(board).set(name, on))
    projectBrainstorm(desk, board, 'all')
    return board
  }

  /** @throws {Error} when bytes made for the board carry a text that the room may not see now */
  assertOnlyShown(bytes: Uint8Array): void {
    const shown = new Set(shownTexts(this.desk, this.board))
    const carried = canariesIn(new TextDecoder('latin1').decode(bytes))
    const leaked = carried.filter((canary) => !shown.has(canary))
    if (leaked.length > 0) throw new Error(`not shown, and carried: ${leaked.join(' ')}`)
  }

  private fill(): void {
    const place = { multiTopicId: 't0', questionId: 'q0' }
    for (const id of ['p0', 'p1', 'p2', 'p3'])
      createPost(this, boss, { id, text: this.canary(), createdAt: 1, ...place })
    for (const id of ['g0', 'g1']) createGroup(this.desk, { id, title: this.canary(), ...place })
    movePost(this.desk, 'p0', 'g0')
    movePost(this.desk, 'p1', 'g0')
    const [on, text, createdAt] = [{ postId: 'p0' }, this.canary(), 1]
    createComment(this, boss, { id: 'c0', on, text, createdAt })
    createComment(this, boss, { id: 'c1', on: { commentId: 'c0' }, text: this.canary(), createdAt })
    setFlag(this.board, flagNames.globalAnswers, true)
  }
}

export function canariesIn(text: string): string[] {
  return text.match(/canary\d+\./g) ?? []
}

export function valuesOf(doc: Y.Doc): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ ...roots, ...boardRoots }).map(([name, root]) => [name, root(doc).toJSON()]),
  )
}

/** The texts the room may see, worked out once more and from nothing but the specification of P1, P3 and P4. */
export function shownTexts(desk: Y.Doc, board: Y.Doc): string[] {
  const is = (flag: string): boolean => boardRoots.flags(board).get(flag) === true
  const topics = idsOf(roots.topics(desk)).filter((id) => !roots.topicDeleted(desk).get(id))
  const questions = idsOf(roots.questions(desk)).filter((id) => !roots.questionDeleted(desk).get(id))
  const isShown = ({ multiTopicId: topic, questionId: question }: Place): boolean =>
    topics.includes(topic) &&
    questions.includes(question) &&
    !is(`hiddenTopic:${topic}`) &&
    !is(`hiddenQuestion:${question}`) &&
    (is('globalAnswers') || is(`show:${topic}:${question}`))
  const posts = shownIds(roots.posts(desk), (place) => isShown(place), roots.postDeleted(desk))
  const groups = shownIds(roots.groups(desk), (place) => isShown(place), roots.groupDeleted(desk))
  const onShown = shownIds(roots.comments(desk), (place) => posts.includes(place.postId))
  const comments = onShown.filter((id) => {
    const place = roots.comments(desk).get(id)
    const parent = roots.comments(desk).get(place?.parentId ?? '')
    const isReply = parent?.parentId === null && parent.postId === place?.postId
    return (place?.parentId === null || isReply) && !roots.commentRemoved(desk).get(id)
  })
  const texts: unknown[] = [
    ...[...roots.info(desk).entries()].filter(([key]) => key !== 'notes').map(([, text]) => text),
    ...topics.filter((id) => !is(`hiddenTopic:${id}`)).map((id) => roots.topicText(desk).get(id)),
    ...questions.filter((id) => !is(`hiddenQuestion:${id}`)).map((id) => roots.questionText(desk).get(id)),
    ...posts.flatMap((id) => [roots.postText(desk).get(id), roots.postDesc(desk).get(id)]),
    ...groups.map((id) => roots.groupTitle(desk).get(id)),
    ...comments.map((id) => roots.commentText(desk).get(id)),
  ]
  return texts.flatMap((text) => canariesIn(String(text)))
}

type Place = Pick<PostPlace, 'multiTopicId' | 'questionId'>

function shownIds<Value>(
  map: Y.Map<Value>,
  isShown: (place: Value) => boolean,
  deleted?: Y.Map<boolean>,
): string[] {
  return [...map.entries()]
    .filter(([id, place]) => place && !deleted?.get(id) && isShown(place))
    .map(([id]) => id)
}

function idsOf(map: Y.Map<Placed>): string[] {
  return [...map.entries()].filter(([, place]) => typeof place?.order === 'string').map(([id]) => id)
}

function undoManager(desk: Y.Doc): Y.UndoManager {
  const tracked = Object.values(roots).map((root) => root(desk))
  return new Y.UndoManager(tracked, { trackedOrigins: new Set([facilitatorOrigin]), captureTimeout: 0 })
}

function ignoringMistakes(act: () => void): void {
  try {
    act()
  } catch (error) {
    if (!(error instanceof UserMistake || error instanceof Refusal)) throw error
  }
}
