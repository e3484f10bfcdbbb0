import { setTimeout as wait } from 'node:timers/promises'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import { makeSlides } from '#support/calls/slides.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { beside, startAttack } from './attacks/startAttack.ts'
import { startAttackScene } from './attacks/scene.ts'
import { slowUploads, unauthorised } from './attacks/uploads.ts'
import { percentile } from './figures.ts'

/**
 * What uploads do to others: how many of eleven are accepted beside slow uploads, and how long answers take beside files
 * that are refused, as a multiple of what they take just before. Run it with `node tests/load/uploadAttackBench.ts`.
 */
const isQuick = process.argv.includes('--quick')
const calls = isQuick ? 20 : 60
const honestUploads = 11
const sizes = isQuick ? [50] : [50, 250]

const scene = await startAttackScene({ answers: 50 })
try {
  await scene.latencies(calls)
  for (const megabytes of sizes) {
    const before = await scene.latencies(calls)
    const { times, seconds, refused, bytes, cpu } = await beside(scene, unauthorised(scene, megabytes), calls)
    const ratio = (share: number): string => (percentile(times, share) / percentile(before, share)).toFixed(1)
    console.log(
      `refused uploads of ${megabytes} MB: p50 ${ratio(0.5)} times, p95 ${ratio(0.95)} times that without; ` +
        `${refused} refused, ${Math.round(bytes / 1e6 / seconds)} MB/s sent, ${cpu} % of a core`,
    )
  }
  const slow = await startAttack(await slowUploads(scene))
  // Long enough for all of them to have begun, and for none to be new.
  await wait(isQuick ? 12_000 : 30_000)
  const fay = await signUpFacilitator(scene, 'honest')
  const { objectId } = await makeSlides(fay, (await startSession(scene, fay)).workshopId)
  const answers: number[] = []
  for (let upload = 0; upload < honestUploads; upload += 1)
    answers.push((await fay.upload(objectId, 'slides.pdf', pdfWithPages(3))).status)
  await slow.stop()
  const accepted = answers.filter((status) => status === 200).length
  console.log(`beside 20 slow uploads of ten accounts: ${accepted} of ${honestUploads} others accepted`)
} finally {
  await scene.stop()
}
