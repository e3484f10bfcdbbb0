import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AttackReport } from '../../load/attacks/attacker.ts'
import { attacksOn } from '../../load/attacks/attacks.ts'
import { quantile, startAttackScene } from '../../load/attacks/scene.ts'
import type { AttackScene } from '../../load/attacks/scene.ts'
import { startAttack } from '../../load/attacks/startAttack.ts'

/** An honest user sends so many answers beside each attack, one after the other. */
const answers = 20

let scene: AttackScene
beforeAll(async () => {
  scene = await startAttackScene({ answers: 300 })
  await scene.latencies(answers)
})
afterAll(() => scene.stop())

interface Noticed extends AttackReport {
  quietMs: number
  p50Ms: number
  p95Ms: number
  worstMs: number
}

async function beside(name: string): Promise<Noticed> {
  const attack = attacksOn(scene)[name]
  if (!attack) throw new Error(`no attack is called ${name}`)
  // Measured just before, on the same machine, because its other load changes.
  const quietMs = quantile(await scene.latencies(answers), 0.5)
  const running = await startAttack(attack)
  const sorted = await scene.latencies(answers)
  await running.stop()
  return {
    ...running.report(),
    quietMs,
    p50Ms: quantile(sorted, 0.5),
    p95Ms: quantile(sorted, 0.95),
    worstMs: quantile(sorted, 1),
  }
}

describe('[HT28] beside one expensive caller', () => {
  test.each([
    '15 aliases of the largest query',
    'the largest query, and nobody waits for the answer',
    'the largest query in turn',
    'a small question about a large brainstorm',
    'introspection without a token',
    'introspection that is never the same',
    'documents that do not hold',
    'answers as fast as possible',
    'joins as fast as possible',
  ])('[Q2] %s: everybody else is answered as fast as before', async (name) => {
    const { quietMs, p50Ms, p95Ms, worstMs } = await beside(name)
    // The goal, a p95 of 100 ms, is measured by `tests/load/attackBench.ts` on an otherwise idle machine.
    expect(p50Ms).toBeLessThan(100 + 4 * quietMs)
    expect(p95Ms).toBeLessThan(1000 + 4 * quietMs)
    expect(worstMs).toBeLessThan(2000 + 4 * quietMs)
  })
})
