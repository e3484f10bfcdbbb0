import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { openProjector } from '#support/calls/remote.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator } from '#support/calls/session.ts'
import { openSocket } from './crowd.ts'
import { startPlenumProcess } from './serverProcess.ts'

/**
 * Whether the server's memory returns to where it was: people join sessions, answer and leave, half of the sessions are
 * erased, then nobody does anything for three minutes. Run it with `node tests/load/churnBench.ts`, on an otherwise idle
 * machine, before a release: about ten minutes. Ends with exit code 1 when heap or external memory is 5 MB above that
 * of the warm start.
 *
 * `node tests/load/churnBench.ts .2` does a fifth of it.
 */
const share = Number(process.argv[2] ?? 1)
const whole = { sessions: 250, joins: 8000 }
const sessionsOfOne = 10
const atOnce = 8
const idleMs = 180_000
const mostMegabytes = 5

const server = await startPlenumProcess(join(import.meta.dirname, 'churnServer.ts'))

/** A session in which people join, read along, answer and leave, and which a projector shows. */
async function playSession(facilitator: TestFacilitator, people: number, isErased: boolean): Promise<void> {
  const session = await startSession(server, facilitator)
  const { workshopId, objectId } = session
  const projector = await openProjector(server, facilitator, workshopId)
  await projector.ask(`{ workshop(id: "${workshopId}") { workshopName } }`)
  for (let person = 0; person < people; person += 1) {
    const who = await session.join()
    const socket = await openSocket(
      {
        url: `${server.url.replace('http', 'ws')}/collab`,
        headers: { origin: server.url },
        documents: [`state/${workshopId}`, `board/${objectId}`],
        token: who.token,
      },
      () => undefined,
    )
    const post = await session.answer(who, `Answer of ${person}`)
    await who.act(`createPostVote(postId: "${post}")`)
    socket.terminate()
  }
  if (!isErased) return
  for (const call of ['deleteWorkshop(id: $id)', 'eraseWorkshop(workshopId: $id)'])
    await facilitator.must(`mutation ($id: ID!) { ${call} { ok errorString } }`, { id: workshopId })
}

/** @param part of the whole; every second session is erased */
async function churn(part: number): Promise<void> {
  const sessions = Math.max(atOnce, Math.round(whole.sessions * part))
  const people = Math.round(whole.joins / whole.sessions)
  let next = 0
  const work = async (): Promise<void> => {
    let facilitator: TestFacilitator | null = null
    for (let own = 0; next < sessions; own += 1) {
      const isErased = next++ % 2 === 0
      if (facilitator === null || own % sessionsOfOne === 0) facilitator = await signUpFacilitator(server)
      await playSession(facilitator, people, isErased)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  console.log(`${sessions} sessions, ${sessions * people} joins`)
}

interface Memory {
  heap: number
  external: number
}

async function memoryAt(what: string): Promise<Memory> {
  const usage = await server.ask<NodeJS.MemoryUsage>('memory')
  const [heap, external, resident] = [usage.heapUsed, usage.external, usage.rss].map((bytes) => bytes / 1e6)
  const shown = [heap, external, resident].map((megabytes = 0) => megabytes.toFixed(1).padStart(7))
  console.log(`${what.padEnd(24)} heap ${shown[0]}  external ${shown[1]}  resident ${shown[2]} MB`)
  return { heap: heap ?? 0, external: external ?? 0 }
}

try {
  await memoryAt('after the start')
  await churn(share / 20)
  await after(idleMs / 2)
  const warm = await memoryAt('warm')
  await churn(share)
  await memoryAt('after the churn')
  await after(idleMs)
  const idle = await memoryAt('after three idle minutes')
  const grown = [idle.heap - warm.heap, idle.external - warm.external]
  console.log(`grown by ${grown.map((megabytes) => megabytes.toFixed(1)).join(' and ')} MB`)
  if (Math.max(...grown) > mostMegabytes) process.exitCode = 1
} finally {
  await server.stop()
}
