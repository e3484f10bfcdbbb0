import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { joinCalls } from '#support/calls/calls.ts'
import { createPost, signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestSession } from '#support/calls/session.ts'
import { startServerProcess } from '../serverProcess.ts'

export type Member = Awaited<ReturnType<typeof joinCalls>>

/** A server in a process of its own with a full brainstorm, an honest user and an attacker. */
export interface AttackScene {
  url: string
  port: number
  pid: number
  session: TestSession
  honest: Member
  attacker: Member
  /** Milliseconds from sending answers, one after the other, to their acknowledgement; sorted. */
  latencies(count: number): Promise<number[]>
  stop(): Promise<void>
}

const server = join(import.meta.dirname, '../../../server/main.ts')
/** Answers of one person in the scene: within what a person may paste. */
const answersEach = 50

/** @param answers in the brainstorm, all shown */
export async function startAttackScene({ answers }: { answers: number }): Promise<AttackScene> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plenum-attack-'))
  const environment = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const running = await startServerProcess(server, [], environment)
  const url = `http://127.0.0.1:${running.port}`
  const session = await startSession({ url }, await signUpFacilitator({ url }))
  await session.showAll(true)
  for (let made = 0; made < answers; made += answersEach) {
    const someone = await session.join()
    const texts = Array.from(
      { length: Math.min(answersEach, answers - made) },
      (_, at) => `answer ${made + at}`,
    )
    await Promise.all(texts.map((text) => session.answer(someone, text)))
  }
  const honest = await session.join()
  const variables = () => ({
    id: randomUUID(),
    common: session.common,
    brainstormId: session.objectId,
    postText: 'an honest answer',
  })
  return {
    url,
    port: running.port,
    pid: running.pid,
    session,
    honest,
    attacker: await session.join(),
    async latencies(count) {
      const measured: number[] = []
      for (let call = 0; call < count; call += 1) {
        const startedAt = performance.now()
        await honest.must(createPost, variables())
        measured.push(performance.now() - startedAt)
      }
      return measured.sort((one, other) => one - other)
    },
    async stop() {
      await running.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The value at this share of sorted values (percentile). */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}
