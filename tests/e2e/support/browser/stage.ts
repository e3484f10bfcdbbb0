import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFailed, onTestFinished } from 'vitest'
import { launchBrowser } from '#support/views/browser.ts'
import { runPlenum } from '#support/servers/runningPlenum.ts'
import type { RunningPlenum } from '#support/servers/runningPlenum.ts'
import { devicesOn, openDevice } from './devices.ts'
import type { Device, Screen } from './devices.ts'
import { keepTrouble } from './keepTrouble.ts'
import type { SharedPlenum } from './sharedPlenum.ts'

export interface Stage<Plenum = SharedPlenum> {
  plenum: Plenum
  browser: Browser
  /**
   * A new device on this Plenum, closed before the next test. No script of its page may fail. Where a test fails, what its pages
   * showed and did is kept, see `keepTrouble`.
   */
  open(screen?: Screen): Promise<Device>
}

/** The files of a worker share its browser: a launch costs a second. It ends with the worker. */
const worker = globalThis as { plenumBrowser?: Browser }

/**
 * A browser for the tests of one file, on the Plenum that the files of a run share.
 *
 * @param name of what failed tests leave
 */
export function setStage(name: string): Stage {
  return stageOn(name, () => Promise.resolve(inject('plenum')))
}

/**
 * A browser and a Plenum of the file's own, to be ended, read or set up differently.
 *
 * @param env variables of its start
 */
export function setOwnStage(name: string, env: Record<string, string> = {}): Stage<RunningPlenum> {
  const stage = stageOn(name, () => runPlenum(env))
  afterAll(() => stage.plenum?.stop())
  return stage
}

function stageOn<Plenum extends SharedPlenum>(name: string, start: () => Promise<Plenum>): Stage<Plenum> {
  const devices: Device[] = []
  const stage = {
    async open(screen) {
      const device = await openDevice(stage.browser, stage.plenum.url, screen)
      devices.push(device)
      onTestFinished(() => expect(device.errors).toEqual([]))
      return device
    },
  } as Stage<Plenum>
  beforeAll(async () => {
    stage.plenum = await start()
    if (worker.plenumBrowser?.isConnected() !== true) worker.plenumBrowser = await launchBrowser()
    stage.browser = worker.plenumBrowser
  })
  // Before the next test and not after each: a failed one takes pictures first.
  beforeEach(async () => {
    for (const { context } of devices.splice(0)) await context.close()
    onTestFailed(async ({ task }) => {
      const folder = await keepTrouble(`${name} ${task.name}`, devicesOn(stage.browser), stage.plenum.logFile)
      console.error(`What the pages showed, their calls and the server's log: ${folder}`)
    })
  })
  afterAll(async () => {
    for (const context of stage.browser?.contexts() ?? []) await context.close()
  })
  return stage
}
