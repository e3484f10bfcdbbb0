import { attacksOn } from './attacks/attacks.ts'
import { quantile, startAttackScene } from './attacks/scene.ts'
import { startAttack } from './attacks/startAttack.ts'
import { cpuSeconds } from './serverProcess.ts'

/**
 * How a costly caller affects an honest one: the time until an answer is acknowledged beside each attack. The goal of
 * HT28 is a p95 under 100 ms. Run it with `node tests/load/attackBench.ts`, on an otherwise idle machine.
 */
const calls = 40

const scene = await startAttackScene({ answers: 300 })
const show = (name: string, sorted: number[], rest: string): void => {
  const [p50, p95, worst] = [quantile(sorted, 0.5), quantile(sorted, 0.95), quantile(sorted, 1)]
  console.log(
    `${name.padEnd(44)} ${[p50, p95, worst].map((ms) => ms.toFixed(0).padStart(5)).join(' ')}  ${rest}`,
  )
}
try {
  await scene.latencies(calls)
  console.log(`${'createPost beside'.padEnd(44)}   p50   p95   max (ms)`)
  show('nobody else', await scene.latencies(calls), '')
  for (const [name, attack] of Object.entries(attacksOn(scene))) {
    const running = await startAttack(attack)
    const [cpuBefore, startedAt] = [cpuSeconds(scene.pid), performance.now()]
    const sorted = await scene.latencies(calls)
    const seconds = (performance.now() - startedAt) / 1000
    const { answered, refused } = running.report()
    await running.stop()
    const share = Math.round(((cpuSeconds(scene.pid) - cpuBefore) / seconds) * 100)
    show(name, sorted, `${answered} answered, ${refused} refused, ${share} % of a core`)
  }
} finally {
  await scene.stop()
}
