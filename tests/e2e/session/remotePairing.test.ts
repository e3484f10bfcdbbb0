import { expect, test } from 'vitest'
import { answer, card } from '../support/people/acts.ts'
import { laptop, phone } from '../support/browser/devices.ts'
import { brainstormAdded, builtSession, joined, signedIn } from '../support/people/people.ts'
import { chooseRun, seenByRoom, writeNotes } from '../support/sessions/runSession.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('remotePairing')

test('[J3] [J4] [J5] a phone without an account scans the code, controls the session, and is disconnected from the laptop', async () => {
  const [ana, { page: bo }] = [await stage.open(laptop), await stage.open(phone)]
  const [remote, other] = [await stage.open(phone), await stage.open(phone)]
  await ana.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const signed = await signedIn(ana.page)
  const { workshopId, path } = await builtSession(signed)
  await brainstormAdded(signed, workshopId)
  await ana.page.goto(path)
  await joined(bo, workshopId)
  await writeNotes(ana.page, 'Ask about mornings')
  const dialog = ana.page.getByRole('dialog', { name: 'Remote' })
  const phones = dialog.getByRole('region', { name: 'Paired phones' }).getByRole('listitem')
  await chooseRun(ana.page, 'Remote…')
  const picture = dialog.getByRole('img', { name: 'QR code that pairs a phone as the remote' })
  await picture.waitFor()
  expect(await phones.count()).toBe(0)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await dialog.getByRole('button', { name: 'Copied' }).waitFor()
  const address = await ana.page.evaluate(() => navigator.clipboard.readText())

  const { page } = remote
  const press = (name: string) => page.getByRole('button', { name, exact: true }).tap()
  const isRemote = async (): Promise<void> => {
    await page.getByRole('heading', { level: 1, name: 'Remote' }).waitFor()
    await page.getByRole('button', { name: 'Next' }).waitFor()
  }
  await page.goto(address)
  await isRemote()
  await dialog.getByText('A phone is paired').waitFor()
  await phones.getByText('Your phone').waitFor()
  expect(await picture.count()).toBe(0)
  // The code works once; the phone that used it continues with the same address, as from the history of its camera.
  await other.page.goto(address)
  await other.page.getByText('This code was used already.').waitFor()
  await page.goto('about:blank')
  await page.goto(address)
  await isRemote()
  for (const one of [page, other.page]) expect(new URL(one.url()).hash).toBe('')

  // The room follows, from the lobby on, and back again. Nothing stands beside "Lobby" there, so it has the whole row.
  await page.getByText('The lobby', { exact: true }).waitFor()
  const widthOf = async (name: string): Promise<number> =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())?.width ?? 0
  await expect.poll(async () => (await widthOf('Lobby')) / (await widthOf('Next'))).toBeGreaterThan(1.5)
  await press('Next')
  await bo.waitForURL(/\/brainstorm\//)
  for (const fact of ['Question 1 of 1', 'Ask about mornings', '0 done · 1 here'])
    await page.getByText(fact).waitFor()
  await answer(bo, 'Quiet mornings')
  await page.getByText('1 answer', { exact: true }).waitFor()
  // The laptop follows the phone once it is told to.
  await dialog.getByRole('switch', { name: 'This screen follows the remote' }).check()
  await ana.page.keyboard.press('Escape')
  await press('Show answers')
  await ana.page.getByRole('button', { name: 'Hide answers' }).waitFor()
  await press('Start 5 minutes')
  await bo.getByRole('timer').waitFor()
  const first = bo.url()
  await press('Next')
  await bo.waitForURL((url) => url.pathname.includes('/brainstorm/') && url.href !== first)
  // The remote steps from where it believes the room to be.
  await seenByRoom(page, '2. Brainstorm')
  await ana.page.waitForURL(bo.url())
  await press('Previous')
  await bo.waitForURL(first)
  await seenByRoom(page, '1. Brainstorm')
  await press('Lobby')
  await bo.getByText('Please wait for Ana').waitFor()
  await ana.page.waitForURL(`**/workshop/${workshopId}`)
  // Nothing on it says who wrote what, nor what is hidden.
  const shown = await page.locator('body').innerText()
  expect(shown).toContain('Lobby')
  for (const unseen of ['Quiet mornings', 'Ana']) expect(shown).not.toContain(unseen)

  // It is the remote after a reload too, and says when it has no connection.
  await page.reload()
  await isRemote()
  await remote.goOffline()
  await page.getByText('You are offline. The buttons work again when the connection is back.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
  await remote.goOnline()
  await press('Next')
  await card(bo, 'Quiet mornings').waitFor()

  await chooseRun(ana.page, 'Remote…')
  await phones.getByRole('button', { name: /^Disconnect: Your phone/ }).click()
  await page.getByRole('heading', { name: 'This phone is no longer connected' }).waitFor()
  await phones.first().waitFor({ state: 'detached' })
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('remote')))
  await expect.poll(kept).toEqual([])
  await page.reload()
  await page.getByRole('heading', { name: 'This phone is not paired' }).waitFor()
})
