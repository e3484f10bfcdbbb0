import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { answer, card } from '../support/acts.ts'
import { findings } from '../support/axe.ts'
import { laptop, openDevice, phone } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { brainstormAdded, builtSession, joined, signedIn } from '../support/ready.ts'
import { chooseRun, seenByRoom, writeNotes } from '../support/runSession.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('remotePairing')
let ana: Device
let bo: Device
let workshopId: string

beforeAll(async () => {
  const { browser, plenum } = stage
  ana = await openDevice(browser, plenum.url, laptop)
  bo = await openDevice(browser, plenum.url, phone)
  await ana.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const signed = await signedIn(ana.page)
  const built = await builtSession(signed)
  workshopId = built.workshopId
  await brainstormAdded(signed, workshopId)
  await ana.page.goto(built.path)
  await joined(bo.page, workshopId)
  await writeNotes(ana.page, 'Ask about mornings')
})

const dialog = () => ana.page.getByRole('dialog', { name: 'Remote' })
const picture = () => dialog().getByRole('img', { name: 'QR code that pairs a phone as the remote' })
const phonesIn = () => dialog().getByRole('region', { name: 'Paired phones' }).getByRole('listitem')

/** The address that the code on the laptop says: the one that is copied, and the picture is of that one. */
async function shownAddress(): Promise<string> {
  await picture().waitFor()
  await dialog().getByRole('button', { name: 'Copy link' }).click()
  await dialog().getByRole('button', { name: 'Copied' }).waitFor()
  const address = await ana.page.evaluate(() => navigator.clipboard.readText())
  const paths = (svg: string): string[] => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path ?? '')
  const drawn = paths(await picture().evaluate((svg) => svg.outerHTML))
  expect(drawn.length).toBe(2)
  expect(drawn).toEqual(paths(renderToStaticMarkup(createElement(QRCodeSVG, { value: address, level: 'M' }))))
  return address
}

async function boxOf(page: Page, name: string): Promise<{ width: number }> {
  return (await page.getByRole('button', { name, exact: true }).boundingBox()) ?? { width: 0 }
}

async function isRemote(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Remote' }).waitFor()
  await page.getByRole('button', { name: 'Next' }).waitFor()
}

test('[J3] [J4] [J5] a phone without an account scans the code, controls the session, and is disconnected from the laptop', async () => {
  await chooseRun(ana.page, 'Remote…')
  const address = await shownAddress()
  expect(await phonesIn().count()).toBe(0)

  const remote = await stage.open(phone)
  await remote.page.goto(address)
  await isRemote(remote.page)
  await dialog().getByText('A phone is paired').waitFor()
  await phonesIn().getByText('Your phone').waitFor()
  expect(await picture().count()).toBe(0)
  expect(new URL(remote.page.url()).hash).toBe('')
  expect(new URL(remote.page.url()).pathname).toBe(`/remote/${workshopId}`)

  // The room follows, from the lobby on, and back again.
  await remote.page.getByText('The lobby', { exact: true }).waitFor()
  // Nothing stands beside it there, so it has the whole row.
  const widthOf = async (name: string) => (await boxOf(remote.page, name)).width
  await expect.poll(async () => (await widthOf('Lobby')) / (await widthOf('Next'))).toBeGreaterThan(1.5)
  await remote.page.getByRole('button', { name: 'Next' }).tap()
  await bo.page.waitForURL(/\/brainstorm\//)
  await remote.page.getByText('Question 1 of 1').waitFor()
  await remote.page.getByText('Ask about mornings').waitFor()
  await remote.page.getByText('0 done · 1 here').waitFor()
  expect(await remote.page.getByRole('button', { name: /done/ }).count()).toBe(0)
  await answer(bo.page, 'Quiet mornings')
  await remote.page.getByText('1 answer', { exact: true }).waitFor()
  await ana.page.keyboard.press('Escape')
  await remote.page.getByRole('button', { name: 'Show answers' }).tap()
  await ana.page.getByRole('button', { name: 'Hide answers' }).waitFor()
  await remote.page.getByRole('button', { name: 'Hide answers' }).tap()
  await ana.page.getByRole('button', { name: 'Show answers' }).waitFor()
  await remote.page.getByRole('button', { name: 'Start 5 minutes' }).tap()
  await bo.page.getByRole('timer').waitFor()
  await remote.page.getByRole('button', { name: 'Stop', exact: true }).tap()
  await bo.page.getByRole('timer').waitFor({ state: 'detached' })
  const first = bo.page.url()
  await remote.page.getByRole('button', { name: 'Next' }).tap()
  await bo.page.waitForURL((url) => url.pathname.includes('/brainstorm/') && url.href !== first)
  // The remote steps from where it believes the room to be.
  await seenByRoom(remote.page, '2. Brainstorm')
  await remote.page.getByRole('button', { name: 'Previous' }).tap()
  await bo.page.waitForURL(first)
  await seenByRoom(remote.page, '1. Brainstorm')
  await remote.page.getByRole('button', { name: 'Lobby' }).tap()
  await bo.page.getByText('Please wait for Ana').waitFor()
  // Nothing on it says who wrote what, nor what is hidden.
  const shown = await remote.page.locator('body').innerText()
  expect(shown).toContain('Lobby')
  for (const unseen of ['Quiet mornings', 'Ana']) expect(shown).not.toContain(unseen)

  // It is the remote after a reload too, and says when it has no connection.
  await remote.page.reload()
  await isRemote(remote.page)
  await remote.goOffline()
  await remote.page
    .getByText('You are offline. The buttons work again when the connection is back.')
    .waitFor()
  await expect.poll(() => remote.page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
  await remote.goOnline()
  await remote.page.getByRole('button', { name: 'Next' }).tap()
  await card(bo.page, 'Quiet mornings').waitFor()

  await chooseRun(ana.page, 'Remote…')
  await phonesIn()
    .getByRole('button', { name: /^Disconnect: Your phone/ })
    .click()
  await remote.page.getByRole('heading', { name: 'This phone is no longer connected' }).waitFor()
  await phonesIn().first().waitFor({ state: 'detached' })
  const kept = () =>
    remote.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('remote')))
  await expect.poll(kept).toEqual([])
  await remote.page.reload()
  await remote.page.getByRole('heading', { name: 'This phone is not paired' }).waitFor()
  await ana.page.keyboard.press('Escape')
})

test('[J3] a used code says so and what to do; the phone that used it continues with the same address', async () => {
  await chooseRun(ana.page, 'Remote…')
  const address = await shownAddress()
  const remote = await stage.open(phone)
  await remote.page.goto(address)
  await isRemote(remote.page)
  const other = await stage.open(phone)
  await other.page.goto(address)
  await other.page.getByText('This code was used already.').waitFor()
  await other.page.getByRole('link', { name: 'Sign in on this phone' }).waitFor()
  expect(new URL(other.page.url()).hash).toBe('')
  expect(await findings(other.page, 'phone: code used')).toEqual([])
  // As from the history of the camera.
  await remote.page.goto('about:blank')
  await remote.page.goto(address)
  await isRemote(remote.page)

  await remote.page.getByRole('button', { name: 'Disconnect this phone' }).tap()
  await remote.page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).tap()
  await remote.page.getByRole('heading', { name: 'This phone is disconnected' }).waitFor()
  await phonesIn().first().waitFor({ state: 'detached' })
  await ana.page.keyboard.press('Escape')
})

test('[J5] the dialog and the phone pass axe, and the phone shows the end of the session', async () => {
  await chooseRun(ana.page, 'Remote…')
  const address = await shownAddress()
  const found = await findings(ana.page, 'laptop: code')
  const remote = await stage.open(phone)
  await remote.page.goto(address)
  await isRemote(remote.page)
  await dialog().getByText('A phone is paired').waitFor()
  found.push(...(await findings(ana.page, 'laptop: paired')), ...(await findings(remote.page, 'phone')))
  expect(found).toEqual([])
  await ana.page.keyboard.press('Escape')
  await chooseRun(ana.page, 'End session…')
  await ana.page.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
  await remote.page.getByRole('heading', { name: 'The session has ended' }).waitFor()
  expect([ana, bo].flatMap(({ errors }) => errors)).toEqual([])
})
