import * as Y from 'yjs'
import { facilitatorOrigin } from '#domain/activity/docs.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { Ticks } from '#server/tick/contract.ts'
import type { TestWorkshop } from './liveWorkshop.ts'

/** A facilitator's local copy of a desk, as in a browser: edited at once, sent when the network is available. */
export class FacilitatorDesk {
  readonly doc = new Y.Doc()
  readonly undo: Y.UndoManager
  readonly #workshop: TestWorkshop

  /** @param maps names of the root maps whose edits undo reverts */
  constructor(workshop: TestWorkshop, maps: readonly string[] = Object.keys(roots)) {
    this.#workshop = workshop
    this.undo = new Y.UndoManager(
      maps.map((name) => this.doc.getMap(name)),
      { trackedOrigins: new Set([facilitatorOrigin]), captureTimeout: 0 },
    )
  }

  /** An edit that the rules refuse changes nothing, like a button that is not offered. */
  edit(act: (desk: Y.Doc) => void): void {
    this.doc.transact(() => {
      try {
        act(this.doc)
      } catch (error) {
        if (!(error instanceof UserMistake || error instanceof Refusal)) throw error
      }
    }, facilitatorOrigin)
  }

  /** Sends what the server lacks and receives what it has, as a provider does when it connects. */
  async sync(ticks: Ticks, live: Y.Doc): Promise<void> {
    const { workshopId, objectId } = this.#workshop
    const update = Y.encodeStateAsUpdate(this.doc, Y.encodeStateVector(live))
    await ticks.submitDeskUpdate({ workshopId, objectId, update })
    Y.applyUpdate(this.doc, Y.encodeStateAsUpdate(live, Y.encodeStateVector(this.doc)))
  }
}
