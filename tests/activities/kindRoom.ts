import { expect } from 'vitest'
import * as Y from 'yjs'
import type { DeskCount } from '#domain/activity/counts.ts'
import { activityRoots, defineRoots, facilitatorOrigin } from '#domain/activity/docs.ts'
import type { ActivityModel } from '#domain/activity/model.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import { isUuid } from '#domain/ids.ts'
import { addChangedKeys } from '#domain/projection.ts'
import type { Edit, TestedModel, TextRoom } from './contract.ts'

/**
 * For property tests: a server's desk and board, and the desks of three facilitators who may be offline. Every text is
 * a canary and used once, so that for each byte the test knows whether the room may receive it.
 */
export class KindRoom implements TextRoom {
  readonly desk = new Y.Doc()
  readonly board = new Y.Doc()
  readonly facilitators = [new Y.Doc(), new Y.Doc(), new Y.Doc()]
  readonly undo: Y.UndoManager[]
  readonly boardUpdates: Uint8Array[] = []
  readonly #kind: TestedModel
  readonly #count: DeskCount
  #canaries = 0

  /** @param isFilled starts with content of every type, all of it shown */
  constructor(kind: TestedModel, isFilled = false) {
    this.#kind = kind
    this.undo = this.facilitators.map((desk) => undoManager(kind, desk))
    defineRoots(this.desk, kind.model.desk)
    defineRoots(this.board, kind.model.board)
    this.#count = kind.model.follow(this.desk)
    this.board.on('update', (update: Uint8Array) => {
      this.boardUpdates.push(update)
      this.assertOnlyShown(update)
    })
    this.change(() => kind.start(this))
    if (isFilled) this.change(() => kind.fill(this))
    for (const who of this.facilitators.keys()) this.sync(who)
  }

  canary(): string {
    return `canary${this.#canaries++}.`
  }

  /** An act on the server: a change of the desk or of flags, and its projection, in one step. */
  change(act: () => void): void {
    this.board.transact(() => {
      const before = JSON.stringify(activityRoots.flags(this.board))
      const changes = collectChanges(this.desk, () => this.desk.transact(() => ignoringMistakes(act)))
      const hasFlagChanged = JSON.stringify(activityRoots.flags(this.board)) !== before
      this.#kind.model.project(this, hasFlagChanged ? 'all' : changes, this.#count)
    })
  }

  edit(who: number, act: Edit): void {
    const desk = this.facilitators[who] as Y.Doc
    desk.transact(() => ignoringMistakes(() => act(desk, this)), facilitatorOrigin)
  }

  /** A facilitator reconnects: updates are exchanged in both directions. */
  sync(who: number): void {
    const theirs = this.facilitators[who] as Y.Doc
    const update = Y.encodeStateAsUpdate(theirs, Y.encodeStateVector(this.desk))
    this.board.transact(() => {
      const changes = collectChanges(this.desk, () => Y.applyUpdate(this.desk, update))
      this.#kind.model.project(this, changes, this.#count)
    })
    Y.applyUpdate(theirs, Y.encodeStateAsUpdate(this.desk, Y.encodeStateVector(theirs)))
  }

  /** The board as a full projection makes it, from a desk that was never projected. */
  full(): Y.Doc {
    const [desk, board] = [new Y.Doc(), new Y.Doc()]
    Y.applyUpdate(desk, Y.encodeStateAsUpdate(this.desk))
    copyCommanded(this.#kind.model, this.board, board)
    this.#kind.model.project({ desk, board }, 'all')
    return board
  }

  /** The contents of the root maps of a board or desk of this kind. */
  valuesOf(doc: Y.Doc): Record<string, unknown> {
    return Object.fromEntries(
      Object.keys(this.#kind.model.board).map((name) => [name, doc.getMap(name).toJSON()]),
    )
  }

  /** The canaries the room may see. */
  shown(): string[] {
    return this.#kind.shownTexts(this).flatMap((text) => canariesIn(String(text)))
  }

  /** @throws {Error} when bytes made for the board carry a text that the room may not see now */
  assertOnlyShown(bytes: Uint8Array): void {
    const shown = new Set(this.shown())
    const carried = canariesIn(new TextDecoder('latin1').decode(bytes))
    const leaked = carried.filter((canary) => !shown.has(canary))
    if (leaked.length > 0) throw new Error(`not shown, and carried: ${leaked.join(' ')}`)
  }
}

/** Copies what commands set and only boards have: flags, settings, and what belongs to the kind. */
export function copyCommanded({ desk, board }: ActivityModel, from: Y.Doc, to: Y.Doc): void {
  const names = Object.keys(board).filter((name) => !(name in desk) && name !== 'counts')
  for (const name of names) from.getMap(name).forEach((value, key) => to.getMap(name).set(key, value))
}

/** Only for answers of a board, and only the id of an activity. SPEC K12. */
export function expectSources(board: Y.Doc, answers: readonly { id: string }[]): void {
  for (const [id, { objectId, ...rest }] of activityRoots.sources(board)) {
    expect([isUuid(objectId), rest]).toEqual([true, {}])
    expect(answers.map((one) => one.id)).toContain(id)
  }
}

export function canariesIn(text: string): string[] {
  return text.match(/canary\d+\./g) ?? []
}

function undoManager({ model }: TestedModel, desk: Y.Doc): Y.UndoManager {
  const tracked = Object.keys(model.desk).map((name) => desk.getMap(name))
  return new Y.UndoManager(tracked, { trackedOrigins: new Set([facilitatorOrigin]), captureTimeout: 0 })
}

/** The keys of root maps that an act changes. */
export function collectChanges(doc: Y.Doc, act: () => void): Map<string, Set<string>> {
  const changes = new Map<string, Set<string>>()
  const collect = (transaction: Y.Transaction): void => addChangedKeys(doc, transaction, changes)
  doc.on('afterTransaction', collect)
  try {
    act()
  } finally {
    doc.off('afterTransaction', collect)
  }
  return changes
}

function ignoringMistakes(act: () => void): void {
  try {
    act()
  } catch (error) {
    if (!(error instanceof UserMistake || error instanceof Refusal)) throw error
  }
}
