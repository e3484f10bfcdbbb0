import { attacksOn } from './attacks/attacks.ts'
import { startAttackScene } from './attacks/scene.ts'
import { beside } from './attacks/startAttack.ts'
import { percentile } from './figures.ts'

/**
 * How a costly caller affects an honest one: the time until an answer is acknowledged beside each attack. The goal of
 * HT28 is a p95 under 100 ms. Run it with `node tests/load/attackBench.ts`, on an otherwise idle machine.
 */
const calls = 40

const scene = await startAttackScene({ answers: 300 })
const show = (name: string, times: number[], rest: string): void => {
  const [p50, p95, worst] = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(0).padStart(5))
  console.log(`${name.padEnd(44)} ${p50} ${p95} ${worst}  ${rest}`)
}
try {
  await scene.latencies(calls)
  console.log(`${'createPost beside'.padEnd(44)}   p50   p95   max (ms)`)
  show('nobody else', await scene.latencies(calls), '')
  for (const [name, attack] of Object.entries(attacksOn(scene))) {
    const { times, answered, refused, cpu } = await beside(scene, attack, calls)
    show(name, times, `${answered} answered, ${refused} refused, ${cpu} % of a core`)
  }
} finally {
  await scene.stop()
}
