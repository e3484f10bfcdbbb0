import * as Y from 'yjs'
import { roots } from '#domain/brainstorm/roots.ts'
import { parseServerMessage } from '#domain/serverMessages.ts'
import type { FullRoster, ShortRoster } from '#domain/workshop/roster.ts'
import { newProjectorToken } from '#server/access/projectorTokens.ts'
import { createDatabase } from '#server/database/connection/database.ts'
import { putProjectorLink } from '#server/database/workshops/projectorLinks.ts'
import type { CollaborationServer } from '#support/servers/collaborationServer.ts'
import { readServerFrame } from '#support/documents/frames.ts'
import type { BuiltWorkshop } from '#support/calls/people.ts'

interface Seen {
  atMs: number
  roster: FullRoster
}

/** What the projector receives about presence and people done: a list that grows with each frame. */
export async function rostersOnScreen(
  server: CollaborationServer,
  { workshopId, state }: BuiltWorkshop,
): Promise<ShortRoster[]> {
  const { token, hash } = newProjectorToken(workshopId)
  await putProjectorLink(createDatabase(server.pool), workshopId, hash)
  server.signals.emit('rightsChanged', { workshopId, userId: null })
  const client = await server.connect()
  const rosters: ShortRoster[] = []
  client.socket.on('message', (data: Buffer) => {
    const frame = readServerFrame(Uint8Array.from(data))
    const message = frame.kind === 'stateless' ? parseServerMessage(frame.text) : null
    if (message?.type === 'roster' && 'names' in message) rosters.push(message)
  })
  await client.mustOpen(state, token)
  return rosters
}

/** A facilitator who records every frame, with its time of arrival. */
export class Watcher {
  readonly rosters: Seen[] = []
  /** When each answer arrived on the desk, by its id. */
  readonly answersAtMs = new Map<string, number>()
  readonly #waiting = new Set<() => void>()

  static async open(server: CollaborationServer, workshop: BuiltWorkshop): Promise<Watcher> {
    const watcher = new Watcher()
    const client = await server.connect()
    const desk = new Y.Doc()
    roots.posts(desk).observe(({ keysChanged }) => {
      for (const id of keysChanged) watcher.answersAtMs.set(id, performance.now())
    })
    client.socket.on('message', (data: Buffer) => {
      const frame = readServerFrame(Uint8Array.from(data))
      const isEdit = frame.kind === 'update' || frame.kind === 'syncStep2'
      if (isEdit && frame.name === workshop.desk) Y.applyUpdate(desk, frame.payload)
      if (frame.kind === 'stateless') watcher.#hear(frame.text)
      for (const wake of watcher.#waiting) wake()
    })
    for (const name of [workshop.state, workshop.desk]) {
      await client.mustOpen(name, workshop.facilitator.token)
      await client.sync(name)
    }
    return watcher
  }

  /** Waits until the recording matches. */
  async until(isIt: () => boolean): Promise<void> {
    while (!isIt()) {
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          this.#waiting.delete(wake)
          resolve()
        }
        this.#waiting.add(wake)
      })
    }
  }

  /** The people in the last roster. */
  get here(): Set<string> {
    return idsIn(this.rosters.at(-1))
  }

  /**
   * The differences between consecutive rosters: departures, arrivals, and by how much a number of people done changed.
   */
  changes(objectId: string): { atMs: number; went: string[]; came: string[]; done: number }[] {
    return this.rosters.slice(1).map((now, index) => {
      const before = this.rosters[index]
      const [idsBefore, idsNow] = [idsIn(before), idsIn(now)]
      return {
        atMs: now.atMs,
        went: [...idsBefore].filter((id) => !idsNow.has(id)),
        came: [...idsNow].filter((id) => !idsBefore.has(id)),
        done: (now.roster.finished?.[objectId] ?? 0) - (before?.roster.finished?.[objectId] ?? 0),
      }
    })
  }

  #hear(text: string): void {
    const message = parseServerMessage(text)
    if (message?.type === 'roster' && 'people' in message)
      this.rosters.push({ atMs: performance.now(), roster: message })
  }
}

function idsIn(seen: Seen | undefined): Set<string> {
  return new Set(seen?.roster.people.map(({ userId }) => userId))
}
