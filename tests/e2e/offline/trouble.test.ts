import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atBrainstorm, joined } from '../support/people/people.ts'
import { devicesOn } from '../support/browser/devices.ts'
import { callKept } from '../support/looking/kept.ts'
import { keepTrouble } from '../support/browser/keepTrouble.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('trouble')
let root = ''
beforeAll(async () => void (root = await mkdtemp(join(tmpdir(), 'plenum-trouble-'))))
afterAll(() => rm(root, { recursive: true, force: true }))

test('a failed test saves screenshots, console, calls, the outbox and the log of the server, also of a page that no longer responds', async () => {
  const ana = await stage.open()
  const bo = await stage.open()
  const { workshopId, path } = await atBrainstorm(ana.page)
  await joined(bo.page, workshopId)
  await ana.page.evaluate(() => console.warn('this went wrong'))
  await ana.goOffline()
  const box = ana.page.getByRole('textbox', { name: 'Your answer' })
  await box.fill('An answer that waits')
  await box.press('Enter')
  await ana.page.getByRole('main').getByText('An answer that waits').first().waitFor()
  await callKept(ana.page, 'An answer that waits')

  const devices = devicesOn(stage.browser)
  expect(devices.size).toBe(2)
  const folder = await keepTrouble('file: a test', devices, stage.plenum.logFile, root, 60_000)
  expect((await readdir(folder)).sort()).toEqual(['1.png', '1.txt', '2.png', '2.txt', 'server.log'])
  const report = await readFile(join(folder, '1.txt'), 'utf8')
  expect(report).toContain(path)
  expect(report).toMatch(/Outbox:[^]*"An answer that waits"/)
  expect(report).toMatch(/console warning: this went wrong/)
  expect(report).toMatch(/socket opened: ws:/)
  expect(await readFile(join(folder, 'server.log'), 'utf8')).toContain('Plenum is ready')

  const stuck = await stage.open()
  await stuck.page.goto('/manifest.webmanifest')
  const block = () =>
    setInterval(() => {
      for (;;);
    }, 0)
  void stuck.page.evaluate(block).catch(() => undefined)
  await keepTrouble('file: a test', [stuck], '/nowhere.log', root, 1000)
  expect(await readFile(join(folder, '1.txt'), 'utf8')).toContain('/manifest.webmanifest')
  expect(await readFile(join(folder, 'server.log'), 'utf8')).toContain('no log')
})
