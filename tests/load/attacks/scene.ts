import { randomUUID } from 'node:crypto'
import type { joinCalls } from '#support/calls/calls.ts'
import { createPost } from '#support/calls/session.ts'
import type { TestSession } from '#support/calls/session.ts'
import { fillSession, presentedSession } from '../prepared.ts'
import { startPlenumProcess } from '../serverProcess.ts'

export type Member = Awaited<ReturnType<typeof joinCalls>>

/** A server in a process of its own with a full brainstorm, an honest user and an attacker. */
export interface AttackScene {
  url: string
  port: number
  pid: number
  session: TestSession
  honest: Member
  attacker: Member
  /** Milliseconds from sending answers, one after the other, to their acknowledgement. */
  latencies(count: number): Promise<number[]>
  stop(): Promise<void>
}

/** @param answers in the brainstorm, all shown */
export async function startAttackScene({ answers }: { answers: number }): Promise<AttackScene> {
  const running = await startPlenumProcess()
  const session = await presentedSession(running)
  await fillSession(session, answers, (at) => `answer ${at}`)
  const honest = await session.join()
  const variables = () => ({
    id: randomUUID(),
    common: session.common,
    brainstormId: session.objectId,
    postText: 'an honest answer',
  })
  return {
    ...running,
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
      return measured
    },
  }
}
