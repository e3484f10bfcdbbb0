import { documentName } from '#domain/documents.ts'
import type { WorkshopId } from '#domain/ids.ts'
import type { ServerMessage } from '#domain/serverMessages.ts'
import { statelessFrame } from './frames/frames.ts'
import type { Registry } from './registry.ts'

/**
 * Notifies open screens that rows they show have changed: at once after a quiet period, then at most once per
 * `everyMs`.
 */
export class Changes {
  readonly #registry: Registry
  readonly #everyMs: number
  readonly #waiting = new Map<WorkshopId, { timer: NodeJS.Timeout; isAgain: boolean }>()

  constructor(registry: Registry, everyMs: number) {
    this.#registry = registry
    this.#everyMs = everyMs
  }

  changed(workshopId: WorkshopId): void {
    const waiting = this.#waiting.get(workshopId)
    if (waiting) waiting.isAgain = true
    else this.#send(workshopId)
  }

  stop(): void {
    for (const { timer } of this.#waiting.values()) clearTimeout(timer)
    this.#waiting.clear()
  }

  #send(workshopId: WorkshopId): void {
    const message: ServerMessage = { type: 'changed' }
    const frame = statelessFrame(documentName({ kind: 'state', id: workshopId }), JSON.stringify(message))
    for (const { clientSocket } of this.#registry.readersOfState(workshopId)) clientSocket.send(frame)
    const timer = setTimeout(() => {
      const isAgain = this.#waiting.get(workshopId)?.isAgain
      this.#waiting.delete(workshopId)
      if (isAgain) this.#send(workshopId)
    }, this.#everyMs).unref()
    this.#waiting.set(workshopId, { timer, isAgain: false })
  }
}
