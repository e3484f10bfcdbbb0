import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import type { Calls } from '#support/calls/calls.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import { makeSlides, uploadSlides } from '#support/calls/slides.ts'
import { pdfWithPages, streamOf } from '#support/pdf/makePdf.ts'
import { runPlenum } from '#support/servers/runningPlenum.ts'
import { residentMegabytes } from '../../load/serverProcess.ts'
import { familyOf } from '../start/processes.ts'

const atOnce = 8
/** Of a process beside what it has at rest: far below the sum of the files, and above what chunks on their way take. */
const mostMegabytes = 150

/** The highest resident memory of processes while something is done, by process id. */
async function peakWhile(pids: readonly number[], act: () => Promise<unknown>): Promise<Map<number, number>> {
  const peaks = new Map<number, number>()
  let isDone = false
  const watching = (async () => {
    while (!isDone) {
      for (const pid of pids) peaks.set(pid, Math.max(peaks.get(pid) ?? 0, residentMegabytes(pid)))
      await wait(20)
    }
  })()
  await act().finally(() => (isDone = true))
  await watching
  return peaks
}

test(`[SL19] ${atOnce} uploads of 50 MB at a time are in no process' memory as a whole`, async () => {
  const plenum = await runPlenum()
  onTestFinished(plenum.stop)
  const places: { who: Calls; objectId: string }[] = []
  // One after the other: hashing eight passwords at once takes a busy auth server longer than it is given.
  while (places.length < atOnce) {
    const who = await signUpFacilitator(plenum)
    const { objectId } = await makeSlides(who, (await startSession(plenum, who)).workshopId)
    places.push({ who, objectId })
  }
  const bytes = limits.slideMegabytes * 1024 * 1024 - 10_000
  const large = pdfWithPages(1, { objects: { 4: streamOf(Buffer.alloc(bytes, 'x')) } })
  const server = await plenum.serverPid()
  const storage =
    (await familyOf(plenum.pid())).find(({ command }) => command.includes('liteProcess'))?.pid ?? 0
  const [first] = places
  if (!first) throw new Error('nobody uploads')
  // Code is loaded and compiled by a first one.
  await uploadSlides(first.who, first.objectId, large)
  const rest = new Map([server, storage].map((pid) => [pid, residentMegabytes(pid)]))
  const peaks = await peakWhile([server, storage], () =>
    Promise.all(places.map(({ who, objectId }) => uploadSlides(who, objectId, large))),
  )
  const more = [server, storage].map((pid) => (peaks.get(pid) ?? Infinity) - (rest.get(pid) ?? 0))
  console.log(`more than at rest, in MB: server ${more[0]?.toFixed(0)}, file storage ${more[1]?.toFixed(0)}`)
  for (const megabytes of more) expect(megabytes).toBeLessThan(mostMegabytes)
})
