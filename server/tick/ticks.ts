import type { WorkshopId } from '#domain/ids.ts'
import { NotSaved } from '../database/connection/transaction.ts'
import { documentsOf } from './act.ts'
import type { Act } from './act.ts'
import type { Command } from './command.ts'
import type { Ticks } from './contract.ts'
import { createWorkshopQueue } from './workshopQueue.ts'
import type { WorkshopQueue, QueueDependencies } from './workshopQueue.ts'

/** Above this number, queues of inactive workshops are deleted. */
const manyQueues = 1000

/** Runs acts in ticks, see the contract. @see architecture, "The tick" */
export function createTicks({
  pool,
  liveWorkshops,
  logger,
  signals,
  connectionsOf = () => 0,
  queryTimeoutMs,
}: Pick<QueueDependencies, 'pool' | 'liveWorkshops' | 'logger' | 'signals' | 'queryTimeoutMs'> & {
  /** Number of connections to a workshop. Its ticks become longer with it. */
  connectionsOf?: (workshopId: WorkshopId) => number
}): Ticks {
  const queues = new Map<WorkshopId, WorkshopQueue>()
  let isStopping = false

  function queueOf(workshopId: WorkshopId): WorkshopQueue {
    const known = queues.get(workshopId)
    if (known) return known
    if (queues.size >= manyQueues) for (const [id, queue] of queues) if (queue.isIdle()) queues.delete(id)
    const connections = (): number => connectionsOf(workshopId)
    const queue = createWorkshopQueue(workshopId, {
      pool,
      liveWorkshops,
      logger,
      signals,
      connections,
      queryTimeoutMs,
    })
    queues.set(workshopId, queue)
    return queue
  }

  function enqueue(
    workshopId: WorkshopId,
    make: (ends: Pick<Act, 'resolve' | 'reject'>) => Act,
  ): Promise<unknown> {
    if (isStopping) return Promise.reject(new NotSaved('the server is stopping'))
    return new Promise((resolve, reject) => queueOf(workshopId).add(make({ resolve, reject })))
  }

  liveWorkshops.onLoaded((workshopId) => {
    if (!isStopping) queueOf(workshopId).check()
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
      await Promise.all([...queues.values()].map((queue) => queue.stop(deadlineMs)))
    },
  }
}
