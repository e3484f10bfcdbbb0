import type { WorkshopId } from '#domain/ids.ts'
import { NotSaved } from '#server/database/transaction.ts'
import { documentsOf } from './act.ts'
import type { Act } from './act.ts'
import type { Command } from './command.ts'
import type { Ticks } from './contract.ts'
import { createLane } from './lane.ts'
import type { Lane, LaneDependencies } from './lane.ts'

/** From this number on, lanes of workshops that are quiet are forgotten. */
const manyLanes = 1000

/** Runs acts in ticks, see the contract. @see architecture, "The tick" */
export function createTicks({
  pool,
  rooms,
  logger,
  signals,
  connectionsOf = () => 0,
  queryTimeoutMs,
}: Pick<LaneDependencies, 'pool' | 'rooms' | 'logger' | 'signals' | 'queryTimeoutMs'> & {
  /** How many people are connected to a workshop: the more, the longer its ticks. */
  connectionsOf?: (workshopId: WorkshopId) => number
}): Ticks {
  const lanes = new Map<WorkshopId, Lane>()
  let isStopping = false

  function laneOf(workshopId: WorkshopId): Lane {
    const known = lanes.get(workshopId)
    if (known) return known
    if (lanes.size >= manyLanes) for (const [id, lane] of lanes) if (lane.isIdle()) lanes.delete(id)
    const connections = (): number => connectionsOf(workshopId)
    const lane = createLane(workshopId, { pool, rooms, logger, signals, connections, queryTimeoutMs })
    lanes.set(workshopId, lane)
    return lane
  }

  function enqueue(
    workshopId: WorkshopId,
    make: (ends: Pick<Act, 'resolve' | 'reject'>) => Act,
  ): Promise<unknown> {
    if (isStopping) return Promise.reject(new NotSaved('the server is stopping'))
    return new Promise((resolve, reject) => laneOf(workshopId).add(make({ resolve, reject })))
  }

  rooms.onLoaded((workshopId) => {
    if (!isStopping) laneOf(workshopId).check()
  })

  return {
    submit<Result>(command: Command<Result>) {
      const documents = documentsOf(command.workshopId, command.objectIds)
      const made = enqueue(command.workshopId, (ends) => ({ kind: 'command', command, documents, ...ends }))
      return made as Promise<Result>
    },
    async submitDeskUpdate({ workshopId, objectId, update }) {
      const documents = documentsOf(workshopId, [objectId])
      await enqueue(workshopId, (ends) => ({ kind: 'edit', objectId, update, documents, ...ends }))
    },
    async stop(deadlineMs = 4000) {
      isStopping = true
      await Promise.all([...lanes.values()].map((lane) => lane.stop(deadlineMs)))
    },
  }
}
